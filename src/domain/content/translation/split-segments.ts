import type { Segment } from '#src/domain/content/translation/translator.ts';

/** A name and its form in the target language. */
export type Term = { readonly name: string; readonly written: string };

/** Placeholders, web and mail addresses, where a marked link leads, and codes in capitals. */
export const fixedParts =
  /\{[^{}\n]{1,60}\}|\]\([^()\s]{1,300}\)|(?:https?:\/\/|mailto:)[^\s)\]}>"]+|(?<!\w)[A-Z][A-Z0-9]{4,30}(?!\w)/g;

/**
 * Splits a text into what a service translates and what it must keep: fixed parts, and names of the glossary in the
 * form of the target language. The longest name wins where several begin.
 */
export function splitSegments(text: string, glossary: readonly Term[]): readonly Segment[] {
  const fixed = spansBetween(text, fixedParts).flatMap(({ text: part, isMatch }): readonly Segment[] =>
    isMatch ? [{ text: part, isFixed: true }] : namedSegments(part, termsIn(part, glossary)),
  );
  return fixed.filter((segment) => segment.text !== '');
}

/** Returns the terms whose names a text contains as whole words, the longest name first. */
export function termsIn(text: string, glossary: readonly Term[]): readonly Term[] {
  return glossary
    .filter(({ name }) => name !== '' && placesOf(name, text).length > 0)
    .toSorted((a, b) => b.name.length - a.name.length);
}

function namedSegments(text: string, terms: readonly Term[]): readonly Segment[] {
  const [term, ...others] = terms;
  if (term === undefined) return [{ text, isFixed: false }];
  const segments: Segment[] = [];
  let from = 0;
  for (const at of placesOf(term.name, text)) {
    segments.push(...namedSegments(text.slice(from, at), others), { text: term.written, isFixed: true });
    from = at + term.name.length;
  }
  return [...segments, ...namedSegments(text.slice(from), others)];
}

/** Returns where a name is in a text, as whole words. */
function placesOf(name: string, text: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) {
    const [before, after] = [text.slice(0, at), text.slice(at + name.length)];
    if (!/[\p{L}\p{N}]$/u.test(before.slice(-2)) && !/^[\p{L}\p{N}]/u.test(after)) places.push(at);
  }
  return places;
}

function spansBetween(text: string, pattern: RegExp): readonly { readonly text: string; readonly isMatch: boolean }[] {
  const spans: { text: string; isMatch: boolean }[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    spans.push({ text: text.slice(from, match.index), isMatch: false }, { text: match[0], isMatch: true });
    from = match.index + match[0].length;
  }
  return [...spans, { text: text.slice(from), isMatch: false }];
}
