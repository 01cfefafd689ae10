import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';

import { catalogues } from '#src/locales/locales.ts';

export type Tag = keyof typeof catalogues;

/** A message as it was written, and as a language says it. */
export type Word = {
  readonly id: string;
  /** The English of the source. */
  readonly source: string;
  /** Empty where it is not translated. */
  readonly text: string;
  readonly origins: readonly string[];
};

/** What the catalogue's compiler makes of a message: texts, `#`, and arguments with their branches. */
export type Compiled = string | readonly (string | readonly unknown[])[];

// The register's keys are its names.
export const tags = Object.keys(catalogues) as readonly Tag[];

/** The catalogue of a language as its translators left it. */
export async function readWords(tag: Tag): Promise<readonly Word[]> {
  const filename = fileURLToPath(new URL(`../../src/locales/${tag}/messages.po`, import.meta.url));
  return wordsOf(tag, readFileSync(filename, 'utf8'));
}

/** The same of a text. */
export async function wordsOf(tag: string, po: string): Promise<readonly Word[]> {
  const entries = await formatter().parse(po, { locale: tag, sourceLocale: 'en', filename: `${tag}.po` });
  return Object.entries(entries)
    .filter(([, entry]) => entry.obsolete !== true)
    .map(([id, { message, translation = '', origin = [] }]) => ({
      id,
      source: message ?? id,
      text: tag === 'en' ? translation || (message ?? id) : translation,
      origins: origin.map(([path]) => path),
    }));
}

/** A message as the site reads it, or why it cannot be read. */
export function compile(
  text: string,
): { readonly ok: true; readonly message: Compiled } | { readonly ok: false; readonly why: string } {
  const { source, errors } = createCompiledCatalog('en', { it: text }, { namespace: 'json' });
  const [fault] = errors;
  if (fault !== undefined) return { ok: false, why: fault.error.message.split('\n')[0] ?? '' };
  // Written by the compiler a moment ago.
  const { messages } = JSON.parse(source) as { messages: { it?: Compiled } };
  return { ok: true, message: messages.it ?? '' };
}
