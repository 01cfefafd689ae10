import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

import type { Word } from './compile.ts';

const path = fileURLToPath(new URL('../../src/locales/terms.json', import.meta.url));

const row = z.strictObject({
  say: z.array(z.string().min(1)).min(1),
  not: z.exactOptional(z.array(z.string().min(1))),
});
const pattern = z.string().transform((text) => new RegExp(text, 'u'));
const anyCase = z.string().transform((text) => new RegExp(text, 'iu'));
const term = z.strictObject({
  /** A regular expression that finds the term in English messages, in upper and lower case. */
  found: anyCase,
  /** English messages with another meaning. */
  except: z.array(z.string()),
  /** By language: the translation and other forms or stems of it, of which one must be there; words that must not. */
  in: z.record(z.string(), row),
});
const table = z.strictObject({
  terms: z.record(z.string(), term),
  /** By language: expressions that no message has, and what to write instead. */
  words: z.record(z.string(), z.array(z.strictObject({ found: pattern, say: z.string() }))),
});

export type TermTable = z.output<typeof table>;
export type TermViolation = { readonly term: string; readonly word: Word; readonly why: string };

/** Returns the terms of the trade in all languages. */
export function readTermTable(text: string = readFileSync(path, 'utf8')): TermTable {
  return table.parse(JSON.parse(text));
}

/** Returns where a translation does not use the terms of its language. */
export function termViolations(tag: string, word: Word, { terms, words }: TermTable): readonly TermViolation[] {
  if (tag === 'en' || word.text === '') return [];
  const text = plain(word.text, tag);
  const source = word.source.replaceAll(/\{\w+\}/g, '');
  const met = Object.entries(terms).flatMap(([name, { found, except, in: languages }]) => {
    const own = languages[tag];
    return own !== undefined && found.test(source) && !except.includes(word.source) ? [{ name, ...own }] : [];
  });
  const allowed = new Set(met.flatMap(({ say }) => say.map((form) => plain(form, tag))));
  const violation = (name: string, why: string): TermViolation => ({ term: name, word, why });
  return [
    ...met
      .filter(({ say }) => !say.some((form) => text.includes(plain(form, tag))))
      .map(({ name, say }) => violation(name, `${name}: ${say[0] ?? ''}`)),
    ...met.flatMap(({ name, say, not = [] }) =>
      not
        .filter((form) => !allowed.has(plain(form, tag)) && has(text, plain(form, tag)))
        .map((form) => violation(name, `${name}: ${say[0] ?? ''}, not ${form}`)),
    ),
    ...(words[tag] ?? []).filter(({ found }) => found.test(word.text)).map(({ say }) => violation('words', say)),
  ];
}

/** Returns whether a text has a word that begins so; scripts without spaces between words have it anywhere. */
function has(text: string, form: string): boolean {
  if (!/^[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(form)) return text.includes(form);
  for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + 1))
    if (!/\p{L}$/u.test(text.slice(0, at))) return true;
  return false;
}

/** Returns a text in lower case and without the vowel signs of Arabic, which are optional. */
function plain(text: string, tag: string): string {
  return text
    .normalize('NFC')
    .toLocaleLowerCase(tag)
    .replaceAll(/[\u064b-\u0652]/g, '');
}
