import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { paymentEventsPath } from '#src/contract/site/file-paths.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { Environment, Payments } from '#src/server/config/env.ts';
import type { Secrets } from '#src/server/config/env-secrets.ts';

const sandboxProgram = fileURLToPath(new URL('../../../sandbox/main.ts', import.meta.url));

/** A machine that is busy with everything else at the start may take its time. */
const startPatienceMs = 30_000;

type SandboxSettings = {
  readonly environment: Environment;
  readonly payments: Extract<Payments, { provider: 'sandbox' }>;
  readonly secrets: Secrets;
  readonly log: Deps['log'];
  /** Ctrl-C reaches the sandbox as well as us, and before we come to stop it. */
  readonly isStopping: () => boolean;
};

/** Runs the payment sandbox as a separate process and origin (D-16: our own server never sees a card). */
export function startSandboxProcess({
  environment,
  payments,
  secrets,
  log,
  isStopping,
}: SandboxSettings): Promise<{ stop: () => Promise<void> }> {
  return superviseChild({
    name: 'the payment sandbox',
    loss: 'nobody can pay',
    program: sandboxProgram,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: process.env['NODE_ENV'],
      SANDBOX_PORT: String(payments.port),
      SANDBOX_ORIGIN: payments.origin,
      SANDBOX_SECRET_KEY: secrets.sandboxKey,
      SANDBOX_WEBHOOK_SECRET: secrets.sandboxWebhook[0],
      SANDBOX_WEBHOOK_URL: webhookUrl(environment),
      SANDBOX_DATA: join(environment.dataDir, 'sandbox'),
    },
    startHint: `is port ${payments.port} taken?`,
    restartAfterMs: 3_000,
    log,
    isStopping,
  });
}

/** Returns where the sandbox reaches us: the address we listen on, or this machine's own when that is every address. */
export function webhookUrl({ host, port }: Pick<Environment, 'host' | 'port'>): string {
  const isWildcard = host === '0.0.0.0' || /^\[?::\]?$/.test(host);
  const reachable = isWildcard ? '127.0.0.1' : host.replace(/^\[|\]$/g, '');
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}${paymentEventsPath}`;
}

type ChildSettings = {
  /** Who it is, and what is lost with it, for the log. */
  readonly name: string;
  readonly loss: string;
  readonly program: string;
  readonly env: NodeJS.ProcessEnv;
  /** The most common reason why it does not start. */
  readonly startHint: string;
  readonly restartAfterMs: number;
  readonly log: Pick<Deps['log'], 'error'>;
  readonly isStopping: () => boolean;
};

/**
 * Starts the program and waits for its message. One that ends later unasked is named in the log and started once more;
 * the second end is final, since a program that fails repeatedly needs a person.
 */
export async function superviseChild(settings: ChildSettings): Promise<{ stop: () => Promise<void> }> {
  const stopping = new AbortController();
  const isStopRequested = (): boolean => stopping.signal.aborted || settings.isStopping();
  let child = await startChild(settings);
  const watch = async (): Promise<void> => {
    const first = await ended(child);
    if (isStopRequested()) return;
    settings.log.error({ exit: first }, `${settings.name} stopped unexpectedly; restarting it once`);
    await pause(settings.restartAfterMs, undefined, { signal: stopping.signal });
    child = await startChild(settings, stopping.signal);
    const second = await ended(child);
    if (!isStopRequested())
      settings.log.error({ exit: second }, `${settings.name} stopped again; ${settings.loss} until a new start`);
  };
  const watching = watch().catch((fault: unknown) => {
    if (!isStopRequested())
      settings.log.error({ err: fault }, `${settings.name} did not start again; ${settings.loss}`);
  });
  return {
    stop: async () => {
      stopping.abort();
      if (isRunning(child)) child.kill('SIGTERM');
      await watching;
    },
  };
}

/** The program reports when it is ready; one that neither reports nor ends in time is ended. */
async function startChild({ name, program, env, startHint }: ChildSettings, stop?: AbortSignal): Promise<ChildProcess> {
  const child = fork(program, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env });
  const limit = AbortSignal.timeout(startPatienceMs);
  const given = stop === undefined ? limit : AbortSignal.any([limit, stop]);
  const outcome = await Promise.race([
    once(child, 'message', { signal: given }).then(() => 'ready' as const),
    ended(child).then(() => 'gone' as const),
  ]).catch(() => 'silent' as const);
  if (outcome === 'ready') return child;
  if (isRunning(child)) child.kill('SIGKILL');
  throw new Error(
    outcome === 'gone'
      ? `${name} stopped at once; ${startHint}`
      : `${name} did not answer within ${startPatienceMs / 1000} s`,
  );
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

/** Returns the exit code, or the signal, with which it ends or has ended. */
async function ended(child: ChildProcess): Promise<unknown> {
  if (isRunning(child)) await once(child, 'exit');
  return child.exitCode ?? child.signalCode;
}
