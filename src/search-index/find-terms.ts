import { editDistance, slipsAllowed } from '#src/domain/search/edit-distance.ts';
import type { SoughtWord } from '#src/domain/search/tokenise.ts';
import type { SearchIndex } from '#src/search-index/build-index.ts';

/** A term of the dictionary that answers a sought word, and how well: 1 when it is the word itself. */
export type FoundTerm = { readonly term: number; readonly fit: number };

const prefixFit = 0.6;
const slipFits = [1, 0.5, 0.3] as const;
const mostPrefixed = 400;

/**
 * The terms for a word: itself; longer ones when it may be unfinished; when there is neither, those that are fewest slips
 * of the keyboard away.
 */
export function findTerms(index: Pick<SearchIndex, 'terms'>, word: SoughtWord): FoundTerm[] {
  const { terms } = index;
  const found: FoundTerm[] = [];
  const start = lowerBound(terms, word.text);
  if (terms[start] === word.text) found.push({ term: start, fit: 1 });
  if (word.prefix) {
    const first = start + found.length;
    for (
      let term = first;
      term < terms.length && term < first + mostPrefixed && terms[term]?.startsWith(word.text) === true;
      term += 1
    ) {
      found.push({ term, fit: prefixFit });
    }
  }
  return found.length > 0 || !word.correctable ? found : nearTerms(terms, word.text);
}

function nearTerms(terms: readonly string[], word: string): FoundTerm[] {
  let most: number = slipsAllowed(word.length);
  let found: FoundTerm[] = [];
  if (most === 0) return found;
  terms.forEach((text, term) => {
    const slips = editDistance(word, text, most);
    if (slips > most) return;
    if (slips < most) found = [];
    most = slips;
    found.push({ term, fit: slipFits[slips] ?? 0.3 });
  });
  return found;
}

/** The first place whose term is not before `text`. */
function lowerBound(terms: readonly string[], text: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
