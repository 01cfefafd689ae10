import type { SoughtWord } from '#src/domain/search/text/tokenise.ts';
import {
  findTerms,
  nearTerms,
  spelledTerms,
  withoutDoubles,
  type FoundTerm,
  type Group,
} from '#src/search-index/match/find-terms.ts';
import { note, scratchOf, worthOfBits, type Scratch } from '#src/search-index/match/match-scratch.ts';
import { matchTerm } from '#src/search-index/match/match-term.ts';
import type { Matches } from '#src/search-index/match/matches.ts';
import { narrow } from '#src/search-index/match/narrow-matches.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';

/** So many of the best known documents are looked at first where a few hits suffice. */
const bestKnown = 50_000;

/**
 * The documents for a word, or for words of which the last has hardly begun, as far as a few hits go: of the best known
 * when these hold enough, since half of a large catalogue may begin so. Longer prefixes are answered in full.
 */
export function matchSome(index: SearchIndex, words: readonly SoughtWord[], enough: number): Matches {
  const last = words.at(-1);
  const vague = words.length === 1 || (last !== undefined && last.prefix && last.text.length <= 2);
  const groups = groupsOf(index, words);
  if (!vague || index.size <= bestKnown) return matchGroups(index, groups, index.size);
  const first = matchGroups(index, groups, bestKnown);
  return first.count >= enough ? first : matchGroups(index, groups, index.size);
}

/** The documents for some words, at least one. */
export function matchWords(index: SearchIndex, words: readonly SoughtWord[]): Matches {
  return matchGroups(index, groupsOf(index, words), index.size);
}

/** So many words of a query are matched with typos: a query whose first four words match nothing matches nothing. */
const mostCorrected = 4;

/**
 * Rare words go first: what they leave is all that the others look at. As soon as one word matches nothing, nothing is
 * found, and the others are not looked for.
 */
function groupsOf(index: SearchIndex, words: readonly SoughtWord[]): Group[] {
  const found = words.map((word) => ({ word, terms: findTerms(index, word, words.length === 1) }));
  const groups = found.filter(({ terms }) => terms.length > 0).map(({ terms }) => groupOf(index, terms));
  const unknown = found.filter(({ terms }) => terms.length === 0);
  for (const [place, { word }] of unknown.entries()) {
    const spelled = place < mostCorrected ? spelledGroups(index, word) : [];
    const near = place < mostCorrected && spelled.length < 2 ? nearTerms(index, word) : [];
    const [only] = spelled;
    if (spelled.length > 1) groups.push(...spelled);
    else if (only !== undefined || near.length > 0)
      groups.push(groupOf(index, withoutDoubles([...(only?.terms ?? []), ...near])));
    else return [groupOf(index, [])];
  }
  return groups.toSorted((a, b) => a.postings - b.postings);
}

/**
 * The groups of the first other spelling of an unknown word that occurs in a document: one, or one for each pair of signs. All
 * terms of one word count together.
 */
function spelledGroups(index: SearchIndex, word: SoughtWord): readonly Group[] {
  const spellings = spelledTerms(index, word);
  const single = spellings.flatMap(([terms = [], ...more]) => (more.length === 0 ? terms : []));
  if (single.length > 0) return [groupOf(index, withoutDoubles(single))];
  for (const parts of spellings) {
    const groups = parts.map((terms) => groupOf(index, terms)).toSorted((a, b) => a.postings - b.postings);
    if (matchGroups(index, groups, index.size).count > 0) return groups;
  }
  return [];
}

/** A rare word weighs up to twice as much as one that appears everywhere. */
function groupOf(index: SearchIndex, terms: readonly FoundTerm[]): Group {
  const postings = terms.reduce((sum, { term }) => sum + (index.starts[term + 1] ?? 0) - (index.starts[term] ?? 0), 0);
  const rarity = Math.log2((index.size + 1) / (Math.min(postings, index.size) + 1)) / Math.log2(index.size + 2);
  return { terms, postings, weight: 1 + rarity };
}

/** Only documents with numbers below `limit` count. */
function matchGroups(index: SearchIndex, groups: readonly Group[], limit: number): Matches {
  const [first, ...others] = groups;
  const [only, ...more] = first?.terms ?? [];
  if (first !== undefined && only !== undefined && more.length + others.length === 0)
    return matchTerm(index, { ...only, weight: first.weight }, limit);
  const scratch = scratchOf(index);
  let count = first === undefined ? 0 : begin(index, scratch, first, limit);
  for (const group of others) if (count > 0) count = narrow(index, scratch, group, count);
  const { numbers, worth, titled } = scratch;
  return {
    count,
    wordCount: groups.length,
    most: mostWorth(groups),
    numbersFrom: (from, length) => numbers.subarray(from, from + length),
    weigh: (from, length) => ({
      worth: worth.subarray(from, from + length),
      titled: titled.subarray(from, from + length),
    }),
  };
}

/** What a document is worth that holds the best of all terms in its title, added and rounded as its worth is. */
function mostWorth(groups: readonly Group[]): number {
  return groups.reduce((sum, { terms, weight }) => {
    const fit = terms.reduce((best, term) => Math.max(best, term.fit), 0);
    return Math.fround(sum + Math.fround((worthOfBits[1] ?? 0) * fit * weight));
  }, 0);
}

function begin(index: SearchIndex, scratch: Scratch, group: Group, limit: number): number {
  const [only, ...more] = group.terms;
  if (only === undefined) return 0;
  if (more.length === 0) return copy(index, scratch, { ...only, weight: group.weight }, limit);
  for (const { term, fit } of group.terms) scatter(index, scratch, { term, weight: fit * group.weight }, limit);
  return sweep(scratch, limit);
}

/** The postings of one term are the matches. */
function copy(
  { starts, postings }: SearchIndex,
  { numbers, worth, titled }: Scratch,
  { term, fit, weight }: FoundTerm & { readonly weight: number },
  limit: number,
): number {
  const values = worthOfBits.map((value) => value * fit * weight);
  const start = starts[term] ?? 0;
  const end = starts[term + 1] ?? 0;
  let count = 0;
  for (let at = start; at < end; at += 1) {
    const posting = postings[at] ?? 0;
    if (posting >>> 4 >= limit) break;
    numbers[count] = posting >>> 4;
    worth[count] = values[posting & 15] ?? 0;
    titled[count] = posting & 1;
    count += 1;
  }
  return count;
}

type Weighed = { readonly term: number; readonly weight: number };

/** Notes by number what a term is worth to its documents. */
function scatter(
  { starts, postings }: SearchIndex,
  { best, bits }: Scratch,
  { term, weight }: Weighed,
  limit: number,
): void {
  const end = starts[term + 1] ?? 0;
  for (let at = starts[term] ?? 0; at < end; at += 1) {
    const posting = postings[at] ?? 0;
    const number = posting >>> 4;
    if (number >= limit) break;
    bits[number >>> 5] = (bits[number >>> 5] ?? 0) | (1 << (number & 31));
    note(best, number, posting & 15, weight);
  }
}

/** Collects what was noted in the order of numbers, and forgets it. */
function sweep({ numbers, worth, titled, best, bits }: Scratch, limit: number): number {
  const words = (limit + 31) >>> 5;
  let count = 0;
  for (let word = 0; word < words; word += 1) {
    let left = bits[word] ?? 0;
    if (left === 0) continue;
    bits[word] = 0;
    while (left !== 0) {
      const bit = 31 - Math.clz32(left & -left);
      left &= left - 1;
      const number = word * 32 + bit;
      const value = best[number] ?? 0;
      best[number] = 0;
      numbers[count] = number;
      worth[count] = Math.abs(value);
      titled[count] = value < 0 ? 1 : 0;
      count += 1;
    }
  }
  return count;
}
