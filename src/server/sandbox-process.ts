import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Environment, Payments } from '#src/server/env.ts';
import type { Secrets } from '#src/server/env-secrets.ts';

const program = fileURLToPath(new URL('../../sandbox/main.ts', import.meta.url));

/** Runs the payment sandbox as a process and origin of its own (D-16: our own server never sees a card). */
export async function startSandboxProcess(
  environment: Environment,
  payments: Extract<Payments, { provider: 'sandbox' }>,
  secrets: Secrets,
): Promise<{ stop: () => Promise<void> }> {
  const child = fork(program, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: process.env['NODE_ENV'],
      SANDBOX_PORT: String(payments.port),
      SANDBOX_ORIGIN: payments.origin,
      SANDBOX_SECRET_KEY: secrets.sandboxKey,
      SANDBOX_WEBHOOK_SECRET: secrets.sandboxWebhook,
      SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${environment.port}/v1/paysrv/webhook`,
      SANDBOX_DATA: join(environment.dataDir, 'sandbox'),
    },
  });
  const ended = once(child, 'exit');
  await ready(child, payments.port);
  return {
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The sandbox tells when it answers; one that stops before is most often kept out by a taken port. */
async function ready(child: ChildProcess, port: number): Promise<void> {
  const outcome = await Promise.race([
    once(child, 'message').then(() => 'ready' as const),
    once(child, 'exit').then(() => 'gone' as const),
  ]);
  if (outcome === 'gone') throw new Error(`the payment sandbox stopped at once; is port ${port} taken?`);
}
