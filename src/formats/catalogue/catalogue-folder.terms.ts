import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { ifMissing } from '#src/formats/catalogue/catalogue-folder.missing.ts';
import { readTerms, type ReadTerms } from '#src/formats/content/read-terms.ts';

/** The legal texts below a folder: `terms/<document>/<version>.<language>.md`. A folder of one's own need have none. */
export async function readTermsFolder(folder: string): Promise<ReadTerms> {
  const names = await readdir(join(folder, 'terms'), { recursive: true }).catch(ifMissing([]));
  const files = names
    .filter((name) => name.endsWith('.md'))
    .map((name) => `terms/${name.replaceAll('\\', '/')}`)
    .toSorted();
  return readTerms(
    await Promise.all(files.map(async (file) => ({ file, text: await readFile(join(folder, file), 'utf8') }))),
  );
}
