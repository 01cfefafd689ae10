import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';

/** A message as it was written, and as a language says it. */
export type Word = {
  readonly id: string;
  /** The English of the source. */
  readonly source: string;
  /** Empty where it is not translated. */
  readonly text: string;
};

/** What the catalogue's compiler makes of a message: texts, `#`, and arguments with their branches. */
export type Compiled = string | (string | [name: string, kind?: string, branches?: object])[];

type Read = { readonly ok: true; readonly message: Compiled } | { readonly ok: false; readonly why: string };

/** Returns the words of a catalogue's text. */
export async function wordsOf(tag: string, po: string): Promise<readonly Word[]> {
  const entries = await formatter().parse(po, { locale: tag, sourceLocale: 'en', filename: `${tag}.po` });
  return Object.entries(entries)
    .filter(([, entry]) => entry.obsolete !== true)
    .map(([id, { message, translation = '' }]) => ({
      id,
      source: message ?? id,
      text: tag === 'en' ? translation || (message ?? id) : translation,
    }));
}

/** Returns a message as the site reads it, or why it cannot be read. */
export function compile(text: string): Read {
  const { source, errors } = createCompiledCatalog('en', { it: text }, { namespace: 'json' });
  const [fault] = errors;
  if (fault !== undefined) return { ok: false, why: fault.error.message.split('\n')[0] ?? '' };
  // Written by the compiler a moment ago.
  const { messages } = JSON.parse(source) as { messages: { it?: Compiled } };
  return { ok: true, message: messages.it ?? '' };
}
