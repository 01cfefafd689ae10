import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addition, kinds, type Kind, type Carousel } from './commands/new-files.ts';

const root = join(import.meta.dirname, '..');

const [kind = '', name = ''] = process.argv.slice(2);
if (!isKind(kind) || name === '') {
  console.error(`npm run new -- ${kinds.join('|')} NAME`);
  process.exitCode = 1;
} else {
  write(kind, name);
}

function write(what: Kind, called: string): void {
  try {
    const { files, lines } = addition(what, called, shelf());
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text, { flag: 'wx' });
      console.log(`wrote   ${path}`);
    }
    for (const { file, line } of lines) console.log(`add to  ${file}\n        ${line}`);
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault);
    process.exitCode = 1;
  }
}

function shelf(): Carousel {
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
