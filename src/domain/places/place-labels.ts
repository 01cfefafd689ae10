import { searchSpelling } from '#src/domain/search/text/tokenise.ts';
import type { PlaceNames } from '#src/domain/places/place.ts';

/** All names of a place in the spelling of the search, one to a line, each after a space, for `namePattern`. */
export function placeWords(names: PlaceNames, localName: string | null): string {
  const all = [...Object.values(names), ...(localName === null ? [] : [localName])];
  return [...new Set(all.map((name) => ` ${spaced(name)}`))].join('\n');
}

/**
 * A pattern of SQL's `like` for names in which a word begins with what was typed; in scripts without spaces it may be
 * anywhere. Null when nothing that could be looked for was typed.
 */
export function namePattern(typed: string): string | null {
  const sought = spaced(typed);
  if (sought === '') return null;
  // Only letters, marks, digits and spaces are left of what was typed: none of them means anything to `like`.
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(sought)
    ? `%${sought}%`
    : `% ${sought}%`;
}

function spaced(text: string): string {
  return searchSpelling(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
