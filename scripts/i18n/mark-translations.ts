import { readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { sourceHash, type Provenance } from '#src/domain/shared/text/provenance.ts';
import { markedContent, markedWords } from './provenance/mark-file.ts';
import { catalogueFolder, catalogueTexts } from './texts/translated-texts.ts';

/**
 * `npx meander i18n mark person FILES…`: writes into files of translations that a person has read them today and
 * compared them with the English of today. `machine --engine NAME` says that a machine has translated them.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { engine: { type: 'string' }, date: { type: 'string' }, product: { type: 'string' } },
});
const [by, ...files] = positionals;
const today = new Date().toISOString().slice(0, 10);
const { engine = null, date = today } = values;
const only = values.product?.split(',');
if ((by !== 'person' && by !== 'machine') || files.length === 0 || (by === 'machine') !== (engine !== null)) {
  console.error('Use: npx meander i18n mark person FILES… | npx meander i18n mark machine --engine NAME FILES…');
  process.exit(2);
}

const sources = new Map((await catalogueTexts()).map(({ name, source }) => [name, source]));
let isFaulty = false;
for (const file of files) {
  const path = relative(catalogueFolder, resolve(file)).replaceAll('\\', '/');
  const reason = mark(path, resolve(file));
  if (reason === null) continue;
  console.error(`${file}: ${reason}`);
  isFaulty = true;
}
process.exitCode = isFaulty ? 1 : 0;

/** Writes the provenance into a file; returns why it did not, or null. */
function mark(path: string, file: string): string | null {
  const content = /^(content\/[^/]+\/[^/]+)\.([A-Za-z-]+)\.md$/.exec(path);
  const words = /^words\/[^/]+\/described\/([^/]+)\.json$/.exec(path);
  const text = readFileSync(file, 'utf8');
  if (content !== null && content[2]?.split('-')[0] !== 'en') {
    const provenance = provenanceOf(content[1] ?? '');
    if (provenance === null) return 'there is no English file';
    writeFileSync(file, markedContent(text, provenance));
    return null;
  }
  if (words === null) return 'it is not a file of translations below catalogue/content or catalogue/words';
  const [, slug = ''] = words;
  const isMeant = (id: string | null): boolean => only === undefined || (id !== null && only.includes(id));
  writeFileSync(
    file,
    markedWords(text, (id) => (isMeant(id) ? provenanceOf(id === null ? slug : `${slug}: ${id}`) : null)),
  );
  return null;
}

function provenanceOf(name: string): Provenance | null {
  const source = sources.get(name);
  if (source === undefined || (by !== 'person' && by !== 'machine')) return null;
  return { by, engine, date, sourceHash: sourceHash(source) };
}
