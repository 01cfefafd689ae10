import { BoundedMap } from '#src/domain/bounded-map.ts';
import { roughBytes } from '#src/domain/rough-bytes.ts';
import { editDistance, slipsAllowed } from '#src/domain/search/text/edit-distance.ts';
import { beginsSo, otherSpellings, rangesOf, type Spelling } from '#src/domain/search/spelling/other-spellings.ts';
import { soughtWords, type SoughtWord } from '#src/domain/search/text/tokenise.ts';
import { bitsIn, lettersOf, type SearchIndex } from '#src/search-index/search-index-shape.ts';

/** A term of the dictionary that answers a sought word, and how well: 1 when it is the word itself. */
export type FoundTerm = { readonly term: number; readonly fit: number };

/** The terms that match one sought word, and what the word weighs. */
export type Group = { readonly terms: readonly FoundTerm[]; readonly postings: number; readonly weight: number };

type Dictionary = Pick<SearchIndex, 'terms' | 'letters' | 'starts'>;

/**
 * So many postings are looked at for all that one or two letters alone may begin; the commonest words first. It is far
 * more than a total states (`searchTotalCap`), and little enough to answer while someone types.
 */
const mostBegun = 150_000;

const prefixFit = 0.6;
const slipFits = [1, 0.5, 0.3] as const;

/**
 * The terms for a word: itself, and longer ones when it may be unfinished. For a word that is `alone`, not all longer
 * ones are looked at when they are in half the catalogue.
 */
export function findTerms(index: Dictionary, word: SoughtWord, alone = false): FoundTerm[] {
  const { terms } = index;
  const found: FoundTerm[] = [];
  const start = lowerBound(terms, word.text);
  if (terms[start] === word.text) found.push({ term: start, fit: 1 });
  if (word.prefix) {
    const begun: FoundTerm[] = [];
    for (let term = start + found.length; terms[term]?.startsWith(word.text) === true; term += 1)
      begun.push({ term, fit: prefixFit });
    for (const one of alone ? commonest(index, begun) : begun) found.push(one);
  }
  for (const one of word.joined ?? []) found.push(...findTerms(index, { ...one, correctable: false }));
  return found.length === 1 ? found : withoutDoubles(found);
}

/** Each term once, with its best fit. */
export function withoutDoubles(found: readonly FoundTerm[]): FoundTerm[] {
  const best = new Map<number, FoundTerm>();
  for (const one of found) if (one.fit > (best.get(one.term)?.fit ?? 0)) best.set(one.term, one);
  return [...best.values()];
}

/** All of them, or the commonest as far as `mostBegun` reaches. */
function commonest({ starts }: Dictionary, begun: readonly FoundTerm[]): readonly FoundTerm[] {
  const postings = ({ term }: FoundTerm): number => (starts[term + 1] ?? 0) - (starts[term] ?? 0);
  let left = mostBegun;
  if (begun.reduce((sum, one) => sum + postings(one), 0) <= left) return begun;
  return begun
    .toSorted((a, b) => postings(b) - postings(a))
    .filter((one) => {
      if (left <= 0) return false;
      left -= postings(one);
      return true;
    });
}

/** What a term counts for that is a word in another spelling. */
const spelledFit = 0.8;

/**
 * For a word that is not in the dictionary, the ways to write it otherwise, the likeliest first: each with the terms for every
 * part, all of which are to be found. One whose terms are not all in the dictionary is left out.
 */
export function spelledTerms(index: Dictionary, { text, prefix }: SoughtWord): readonly (readonly FoundTerm[])[][] {
  return otherSpellings(text, prefix)
    .map((spelling) => partsOf(index, spelling, prefix))
    .filter((parts) => parts.length > 0 && parts.every((terms) => terms.length > 0));
}

function partsOf(index: Dictionary, spelling: Spelling, prefix: boolean): (readonly FoundTerm[])[] {
  if (spelling.as === 'hangul') return [termsSpelled(index, spelling)];
  if (spelling.as === 'signs')
    return spelling.signs
      .slice(1)
      .map((set, at) => termsSpelled(index, { as: 'signs', signs: [spelling.signs[at] ?? set, set] }));
  return soughtWords(`${spelling.text}${prefix ? '' : ' '}`).map((word) =>
    findTerms(index, word).map(({ term, fit }) => ({ term, fit: fit * spelledFit })),
  );
}

/** The terms that begin with a spelling. */
function termsSpelled({ terms }: Dictionary, spelling: Spelling): readonly FoundTerm[] {
  const found: FoundTerm[] = [];
  for (const [from, to] of rangesOf(spelling))
    for (let term = lowerBound(terms, from); (terms[term] ?? '\uffff') <= to; term += 1)
      if (beginsSo(terms[term] ?? '', spelling)) found.push({ term, fit: spelledFit });
  return found;
}

/** Corrections of recent query words: a search with few results shows what fewer words would find. */
const cache = new WeakMap<readonly string[], BoundedMap<string, readonly FoundTerm[]>>();
const mostBytes = 256 * 1024;

/**
 * For a word that is not in the dictionary, the terms that are fewest slips of the keyboard away; none where a slip is
 * not to be looked for. It scans the whole dictionary: call it for few words.
 */
export function nearTerms(index: Dictionary, word: SoughtWord): readonly FoundTerm[] {
  if (!word.correctable || slipsAllowed(word.text.length) === 0) return [];
  const known = cache.get(index.terms) ?? new BoundedMap<string, readonly FoundTerm[]>(correctionSizes);
  cache.set(index.terms, known);
  const key = `${word.prefix ? '~' : ' '}${word.text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = lookNear(index, word);
  known.set(key, found);
  return found;
}

const correctionSizes = {
  maxBytes: mostBytes,
  bytesOf: (found: readonly FoundTerm[], key: string) => roughBytes(found) + roughBytes(key),
};

/** Terms within the allowed slips; an unfinished word may also be near the beginning of a term. */
function lookNear({ terms, letters }: Dictionary, { text: word, prefix }: SoughtWord): readonly FoundTerm[] {
  let most: number = slipsAllowed(word.length);
  let found: FoundTerm[] = [];
  const sought = lettersOf(word);
  for (let term = 0; term < terms.length; term += 1) {
    // A slip takes at most one letter away: nearly all terms are ruled out by that, without being read.
    const its = letters[term] ?? 0;
    if (bitsIn(sought & ~its) > most) continue;
    const text = terms[term] ?? '';
    if (text.length < word.length - most) continue;
    const longer = text.length > word.length + most;
    if (longer ? !prefix : bitsIn(its & ~sought) > most) continue;
    const slips = editDistance(word, longer ? text.slice(0, word.length) : text, most);
    if (slips > most) continue;
    if (slips < most) found = [];
    most = slips;
    found.push({ term, fit: (slipFits[slips] ?? 0.3) * (longer ? prefixFit : 1) });
  }
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
