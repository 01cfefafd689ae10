import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { findBrowser } from './find-browser.ts';
import { openShowcase } from './open-showcase.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** With this word every journey is walked on every device, and every page looked at in every language on each. */
const whole = '--whole';
const asked = process.argv.slice(2);
const sampling = asked.includes(whole) ? { E2E_WHOLE: 'yes' } : {};

/** Starts a shop of its own as `npm start` would, walks the journeys through it in a browser, and stops it again. */
async function main(): Promise<number> {
  const browser = await findBrowser();
  const { address, dataDir, close } = await openShowcase('journeys');
  try {
    const run = spawn(join(root, 'node_modules/.bin/playwright'), ['test', ...asked.filter((one) => one !== whole)], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, CHROMIUM_PATH: browser, E2E_BASE_URL: address, E2E_DATA_DIR: dataDir, ...sampling },
    });
    const [code] = await once(run, 'exit');
    return typeof code === 'number' ? code : 1;
  } finally {
    await close();
  }
}

process.exitCode = await main();
