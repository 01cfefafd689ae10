import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { formatter } from '@lingui/format-po';

import { catalogues } from '#src/locales/locales.ts';

/** Lists the messages that each language still takes from English; a catalogue on the shelf must be whole. */
const po = formatter();
const folder = (tag: string): string => fileURLToPath(new URL(`../src/locales/${tag}/messages.po`, import.meta.url));
const written = Object.keys(catalogues);
let missing = 0;

for (const tag of written.filter((one) => one !== 'en')) {
  const filename = folder(tag);
  const catalogue = await po.parse(await readFile(filename, 'utf8'), { locale: tag, sourceLocale: 'en', filename });
  const untranslated = Object.entries(catalogue).filter(
    ([, message]) => message.translation === undefined || message.translation === '',
  );
  missing += untranslated.length;
  console.log(
    `${tag}: ${Object.keys(catalogue).length - untranslated.length} of ${Object.keys(catalogue).length} messages`,
  );
  for (const [id, message] of untranslated) console.log(`  missing: ${message.message ?? id}`);
}

process.exitCode = missing > 0 ? 1 : 0;
