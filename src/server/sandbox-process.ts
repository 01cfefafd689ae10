import { fork } from 'node:child_process';
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
  await answering(payments.port, ended);
  return {
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}

async function answering(port: number, ended: Promise<unknown>): Promise<void> {
  let gone = false;
  void ended.then(() => (gone = true));
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (gone) throw new Error(`the payment sandbox stopped at once; is port ${port} taken?`);
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
    if (answer !== null) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the payment sandbox does not answer');
}
