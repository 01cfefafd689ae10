import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { checkBlock } from '#src/adapters/catalogue-folder.blocks.ts';
import { readContent, type ReadContent } from '#src/domain/content/written-content.ts';
import type { WrittenFile } from '#src/domain/content/written-terms.ts';
import type { ThemeName } from '#src/domain/partner.ts';

/**
 * The content below a folder: `content/<type>/<key>.<language>.md`. A folder of one's own need have none. `themes` are the
 * looks of pages that content may be for: ours and those of partners.
 */
export async function readContentFolder(folder: string, themes: ReadonlySet<ThemeName>): Promise<ReadContent> {
  const names = await readdir(join(folder, 'content'), { recursive: true }).catch(() => []);
  const files = names
    .filter((name) => name.endsWith('.md'))
    .map((name) => `content/${name.replaceAll('\\', '/')}`)
    .toSorted();
  const written = files.map(async (file) => ({ file, text: await readFile(join(folder, file), 'utf8') }));
  return readContent(await Promise.all(written), { check: checkBlock, themes });
}

/** Writes files of content below a folder, which is made where it is missing. */
export async function writeContentFolder(folder: string, files: readonly WrittenFile[]): Promise<void> {
  for (const { file, text } of files) {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}
