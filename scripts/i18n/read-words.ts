import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { catalogues } from '#src/locales/locales.ts';
import { wordsOf, type Word } from './compile.ts';

export type Tag = keyof typeof catalogues;

// The register's keys are its names.
export const tags = Object.keys(catalogues) as readonly Tag[];

/** Returns the catalogue of a language as its translators left it. */
export async function readWords(tag: Tag): Promise<readonly Word[]> {
  const filename = fileURLToPath(new URL(`../../src/locales/${tag}/messages.po`, import.meta.url));
  return wordsOf(tag, readFileSync(filename, 'utf8'));
}
