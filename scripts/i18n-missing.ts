import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { formatter } from '@lingui/format-po';

import { languageCodes, languages } from '#src/domain/site/languages.ts';
import { catalogues } from '#src/locales/locales.ts';

/** Lists what each language still takes from English: whole catalogues that are not written yet, and single messages. */
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

const others = [...new Set(languageCodes.map((code) => languages[code].messages))].filter(
  (tag) => !written.includes(tag),
);
if (others.length > 0) console.log(`in English for now: ${others.join(', ')}`);
// A catalogue that is on the shelf must be whole; languages that have none yet fall back and are only listed.
process.exitCode = missing > 0 ? 1 : 0;
