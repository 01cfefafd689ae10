import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

import { ifMissing } from '#src/formats/catalogue/catalogue-folder.missing.ts';
import { checkBlock } from '#src/formats/catalogue/catalogue-folder.blocks.ts';
import { readContent, type KnownToContent, type ReadContent } from '#src/formats/content/read-content.ts';
import type { TextFile } from '#src/formats/content/text-file.ts';

/**
 * Returns the content below a folder: `content/<type>/<key>.<language>.md`. A custom folder need have none. Any other
 * file there is an error too, since its author thinks it was read; a file whose name begins with a dot is ignored.
 */
export async function readContentFolder(folder: string, known: KnownToContent): Promise<ReadContent> {
  const entries = await readdir(join(folder, 'content'), { recursive: true, withFileTypes: true }).catch(ifMissing([]));
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
    .toSorted();
  const read = await Promise.all(
    files.map(async (file) => ({ file, text: textOf(await readFile(join(folder, file))) })),
  );
  const unreadable = read.flatMap(({ file, text }) =>
    text === null ? [{ file, line: 1, reason: 'it is not written in UTF-8' }] : [],
  );
  const written = read.flatMap(({ file, text }) => (text === null ? [] : [{ file, text }]));
  const { contents, faults } = readContent(written, { check: checkBlock, ...known });
  return { contents, faults: [...unreadable, ...faults] };
}

/** Returns a file's letters without the mark that some editors put first; null where they are none of UTF-8. */
function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Writes files of content below a folder, which is made where it is missing. */
export async function writeContentFolder(folder: string, files: readonly TextFile[]): Promise<void> {
  for (const { file, text } of files) {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}
