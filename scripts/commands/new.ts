import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError, refuse, type Outcome, type Output, type ParsedOptions } from './outcome.ts';
import { addition, kinds, type Addition, type SourceTree, type Kind } from './new-files.ts';

const root = join(import.meta.dirname, '../..');

/** Writes the files of an addition, and prints the lines to add to other files. */
export async function writeNewFiles(
  [kind = '', name = '']: readonly string[],
  _given: ParsedOptions,
  { say }: Output,
): Promise<Outcome> {
  if (!isKind(kind)) throw new UsageError(`the kind must be one of ${kinds.join(', ')}`);
  const { files, lines } = additionOf(kind, name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text, { flag: 'wx' });
    say(`wrote   ${path}`);
  }
  for (const { file, line } of lines) say(`add to  ${file}\n        ${line}`);
  return { code: 0, data: { files: Object.keys(files), lines } };
}

function additionOf(kind: Kind, name: string): Addition {
  try {
    return addition(kind, name, sourceTree());
  } catch (error) {
    return refuse(error);
  }
}

function sourceTree(): SourceTree {
  const folder = join(root, 'src');
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    );
  return { paths, read: (path) => readFileSync(join(root, path), 'utf8') };
}

function isKind(word: string): word is Kind {
  return kinds.some((known) => known === word);
}
