import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { extractor } from '@lingui/cli/api';
import { makeConfig } from '@lingui/conf';

export type UsedMessage = { readonly id: string; readonly text: string; readonly path: string; readonly line: number };

const root = fileURLToPath(new URL('../../', import.meta.url));
const linguiConfig = makeConfig({ locales: ['en'], sourceLocale: 'en' }, { skipValidation: true });

/** Returns every message of the source, with the id that Lingui gives it. Only files that speak of Lingui are read. */
export async function usedMessages(
  files: readonly { readonly path: string; readonly text: string }[] = sources(),
): Promise<UsedMessage[]> {
  const found: UsedMessage[] = [];
  for (const { path, text } of files.filter((one) => isSource(one.path) && one.text.includes('@lingui/'))) {
    await extractor.extract(
      path,
      text,
      ({ id, message, origin }) => found.push({ id, text: message ?? id, path, line: origin?.[1] ?? 1 }),
      { linguiConfig },
    );
  }
  return found;
}

function isSource(path: string): boolean {
  return /\.tsx?$/.test(path) && !/\.(?:test|d)\.tsx?$/.test(path);
}

function sources(): { readonly path: string; readonly text: string }[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter(isSource)
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
