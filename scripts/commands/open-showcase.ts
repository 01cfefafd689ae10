import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const start = fileURLToPath(new URL('../start.ts', import.meta.url));

export type Showcase = {
  readonly address: string;
  readonly dataDir: string;
  readonly close: () => Promise<void>;
};

/**
 * Opens a separate shop, built and stocked as `npm start` would, in a folder that is removed with it; `words` are the
 * command's.
 */
export async function openShowcase(purpose: string, words: readonly string[] = []): Promise<Showcase> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), `meander-${purpose}-`));
  const site = fork(start, words, {
    cwd: join(start, '../..'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      MODE: 'showcase',
      // Painting pictures that are not viewed would slow down those that are.
      PICTURES_AHEAD: 'off',
    },
    stdio: 'inherit',
  });
  const close = async (): Promise<void> => {
    const ended = site.exitCode === null && site.signalCode === null ? once(site, 'exit') : null;
    site.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await waitFor(site, `http://127.0.0.1:${port}`);
  } catch (fault) {
    await close();
    throw fault;
  }
  return { address: `http://localhost:${port}`, dataDir, close };
}

/** Returns a port that is free now, with the two after it for the houses that take money and sign people in. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const port = 20_000 + Math.floor(Math.random() * 20_000);
    if ((await isFree(port)) && (await isFree(port + 1)) && (await isFree(port + 2))) return port;
  }
  throw new Error('no three consecutive free ports');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

async function waitFor(site: ChildProcess, address: string): Promise<void> {
  let ended = false;
  site.once('exit', () => (ended = true));
  for (let second = 0; second < 240; second += 1) {
    if (ended) throw new Error('the site stopped before it was ready');
    const answer = await fetch(`${address}/readyz`).catch(() => null);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  throw new Error('the site did not become ready');
}
