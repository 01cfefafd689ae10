import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { memorySettings } from '../../../scripts/build-steps/memory-settings.ts';
import { serverProgram } from '../../../scripts/build-steps/server-program.ts';
import { showcaseMode } from '../../../scripts/build-steps/without-developer-pages.ts';
import { buildIfChanged } from '../../../scripts/build.ts';

const program = fileURLToPath(new URL(`../../../${serverProgram}`, import.meta.url));
const probe = fileURLToPath(new URL('./memory-probe.js', import.meta.url));
const startPatienceMs = 10 * 60_000;

/** What the shop's process says of itself, in bytes. */
export type HeapReading = {
  readonly rss: number;
  readonly heapTotal: number;
  readonly heapUsed: number;
  readonly external: number;
  readonly arrayBuffers: number;
  readonly contexts: number;
};

export type ShopProcess = {
  readonly pid: number;
  readonly origin: string;
  readonly sandboxOrigin: string;
  readonly heap: () => Promise<HeapReading>;
  readonly hasEnded: () => boolean;
  readonly stop: () => Promise<void>;
};

type Settings = { readonly port: number; readonly dataDir: string; readonly say: (line: string) => void };

/**
 * Starts the showcase as `npm start` does, in a separate process and with its own database, and waits until it answers.
 */
export async function startShop({ port, dataDir, say }: Settings): Promise<ShopProcess> {
  await buildIfChanged(say, showcaseMode);
  const child = fork(program, {
    execArgv: [...memorySettings.flags, '--import', probe],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_OPTIONS: process.env['NODE_OPTIONS'],
      ...memorySettings.env,
      NODE_ENV: 'production',
      MODE: 'showcase',
      PORT: String(port),
      SANDBOX_PORT: String(port + 1),
      IDENTITY_PORT: String(port + 2),
      DATA_DIR: dataDir,
      // Each buyer of the walk comes from its own network.
      TRUST_PROXY: '1',
    },
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('the shop did not start');
  let isReady = false;
  child.stdout?.on('data', (text: Buffer) => {
    // What it prints of every payment is no news here.
    if (!isReady) say(text.toString().trim().split('\n').at(-1) ?? '');
  });
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const origin = `http://localhost:${port}`;
  const heap = async (): Promise<HeapReading> => {
    child.send('memory');
    // The probe answers nothing else.
    const [reading] = (await once(child, 'message', { signal: AbortSignal.timeout(30_000) })) as [HeapReading];
    return reading;
  };
  const stop = async (): Promise<void> => {
    if (hasEnded()) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  for (const end = Date.now() + startPatienceMs; Date.now() < end; await pause(500)) {
    if (hasEnded()) throw new Error(`the shop ended at its start with code ${child.exitCode}`);
    const answer = await fetch(`${origin}/`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    await answer?.arrayBuffer();
    isReady = answer?.ok === true;
    if (isReady) return { pid, origin, sandboxOrigin: `http://localhost:${port + 1}`, heap, hasEnded, stop };
  }
  await stop();
  throw new Error('the shop did not answer in time');
}
