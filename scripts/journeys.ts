import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { findBrowser } from './find-browser.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** With this word every journey is walked on every device, and every page looked at in every language on each. */
const whole = '--whole';
const asked = process.argv.slice(2);
const sampling = asked.includes(whole) ? { E2E_WHOLE: 'yes' } : {};

/** A port that is free now, with the two after it for the houses that take money and sign people in. */
async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const port = 20_000 + Math.floor(Math.random() * 20_000);
    if ((await isFree(port)) && (await isFree(port + 1)) && (await isFree(port + 2))) return port;
  }
  throw new Error('no three free ports beside one another');
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

/** Starts a shop of its own as `npm start` would, walks the journeys through it in a browser, and stops it again. */
async function main(): Promise<number> {
  const browser = await findBrowser();
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'meander-journeys-'));
  const address = `http://localhost:${port}`;
  const site = fork(join(root, 'scripts/start.ts'), {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      MODE: 'showcase',
    },
    stdio: 'inherit',
  });
  try {
    await waitFor(site, `http://127.0.0.1:${port}`);
    const run = spawn(join(root, 'node_modules/.bin/playwright'), ['test', ...asked.filter((one) => one !== whole)], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, CHROMIUM_PATH: browser, E2E_BASE_URL: address, E2E_DATA_DIR: dataDir, ...sampling },
    });
    const [code] = await once(run, 'exit');
    return typeof code === 'number' ? code : 1;
  } finally {
    site.kill('SIGTERM');
    if (site.exitCode === null) await once(site, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  }
}

process.exitCode = await main();
