import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { brokenAfter } from './commands/broken-after.ts';
import { makeSheets } from './i18n/contact-sheet.ts';
import { findBrowser } from './quality/find-browser.ts';
import { openShowcase } from './commands/open-showcase.ts';
import { showcaseDatabase } from './commands/showcase-database.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** With this word every journey is walked on every device, and every page looked at in every language on each. */
const whole = '--whole';
/** With this word the shop speaks the pseudo-language: `npm run journeys -- --pseudo fitting`. */
const pseudo = '--pseudo';
/** With this word nothing is walked: the main pages are put on contact sheets, in every language and on both devices. */
const sheet = '--sheet';
const words: ReadonlySet<string> = new Set([whole, pseudo, sheet]);
const sheets = join(root, '.data', 'i18n-sheet');
const requested = process.argv.slice(2);
const sampling = {
  ...(requested.includes(whole) && { E2E_WHOLE: 'yes' }),
  ...(requested.includes(pseudo) && { E2E_PSEUDO: 'yes' }),
  ...(requested.includes(sheet) && { E2E_SHEET: sheets }),
};

/** Starts a separate shop as `npm start` would, walks the journeys through it in a browser, and stops it again. */
async function main(): Promise<number> {
  const browser = await findBrowser();
  const { address, dataDir, close } = await openShowcase('journeys', requested.includes(pseudo) ? [pseudo] : []);
  try {
    const run = spawn(
      join(root, 'node_modules/.bin/playwright'),
      ['test', ...(requested.includes(sheet) ? ['sheet.journey'] : []), ...requested.filter((one) => !words.has(one))],
      {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, CHROMIUM_PATH: browser, E2E_BASE_URL: address, E2E_DATA_DIR: dataDir, ...sampling },
      },
    );
    const [code] = await once(run, 'exit');
    if (requested.includes(sheet)) for (const path of await makeSheets(sheets, browser)) console.log(path);
    // A journey sees what its page says; what became of stock and money, the books say when all have gone home.
    const broken = requested.includes(sheet) ? [] : await brokenAfter(showcaseDatabase(dataDir));
    for (const line of broken) console.error(`After the journeys ${line}`);
    return typeof code === 'number' && broken.length === 0 ? code : 1;
  } finally {
    await close();
  }
}

process.exitCode = await main();
