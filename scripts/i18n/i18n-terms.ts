import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { tradeTables } from './trade-words.ts';

/** Writes the terms of `src/locales/terms.json` into `docs/words.md`, below its last heading. */
const path = fileURLToPath(new URL('../../docs/words.md', import.meta.url));
const mark = '<!-- npx meander i18n terms -->';
const [above = ''] = readFileSync(path, 'utf8').split(mark);
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const tables = tradeTables().map(([head = [], ...rows]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n'),
);
writeFileSync(path, `${above}${mark}\n\n${tables.join('\n\n')}\n`);
console.log('wrote docs/words.md');
