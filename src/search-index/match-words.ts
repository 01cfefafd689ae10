import type { SoughtWord } from '#src/domain/search/tokenise.ts';
import { findTerms, type FoundTerm } from '#src/search-index/find-terms.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';

/**
 * The documents that hold every sought word: the first `count` of `numbers`; `worth` and `titled` are by document number
 * and hold for those documents alone. All of it is overwritten by the next query of the same index.
 */
export type Matches = {
  readonly numbers: Uint32Array;
  readonly count: number;
  readonly worth: Float32Array;
  /** How many of the sought words stand in the title. */
  readonly titled: Uint8Array;
};

/** Worth of a word by the best field it stands in: title, place, category, text. */
const fieldWorth = [8, 4, 2, 1] as const;
const worthOfBits = Float64Array.from(
  { length: 16 },
  (_, bits) => fieldWorth.find((_worth, field) => (bits & (1 << field)) !== 0) ?? 0,
);

type Scratch = {
  readonly numbers: Uint32Array;
  readonly worth: Float32Array;
  readonly titled: Uint8Array;
  readonly best: Float32Array;
  /** How many words a document has met; 0 everywhere between queries. */
  readonly met: Uint8Array;
};
const scratches = new WeakMap<SearchIndex, Scratch>();

function scratchOf(index: SearchIndex): Scratch {
  const known = scratches.get(index);
  if (known !== undefined) return known;
  const made = {
    numbers: new Uint32Array(index.size),
    worth: new Float32Array(index.size),
    titled: new Uint8Array(index.size),
    best: new Float32Array(index.size),
    met: new Uint8Array(index.size),
  };
  scratches.set(index, made);
  return made;
}

type Group = { readonly terms: readonly FoundTerm[]; readonly postings: number; readonly weight: number };

/** So many of the best known documents are looked at first where a few hits suffice. */
const bestKnown = 50_000;

/**
 * The documents for a word, or for words of which the last has hardly begun, as far as a few hits go: of the best known
 * when these hold enough, since half of a large catalogue may begin so. Whoever has typed more is answered in full.
 */
export function matchSome(index: SearchIndex, words: readonly SoughtWord[], enough: number): Matches {
  const last = words.at(-1);
  const vague = words.length === 1 || (last !== undefined && last.prefix && last.text.length <= 2);
  if (!vague || index.size <= bestKnown) return matchWords(index, words);
  const first = matchWords(index, words, bestKnown);
  return first.count >= enough ? first : matchWords(index, words);
}

/**
 * The documents for some words, at least one. Rare words go first: what they leave is all that the others look at. Only
 * those with numbers below `limit` count.
 */
export function matchWords(index: SearchIndex, words: readonly SoughtWord[], limit: number = index.size): Matches {
  const scratch = scratchOf(index);
  const groups = words
    .map((word) => groupOf(index, findTerms(index, word, words.length === 1)))
    .toSorted((a, b) => a.postings - b.postings);
  const [first, ...others] = groups;
  let count = first === undefined ? 0 : begin(index, scratch, first, limit);
  others.forEach((group, place) => {
    if (count > 0) count = narrow(index, scratch, { group, place: place + 1, count, limit });
  });
  const { numbers, met } = scratch;
  for (let at = 0; at < count; at += 1) met[numbers[at] ?? 0] = 0;
  return { numbers, count, worth: scratch.worth, titled: scratch.titled };
}

/** A rare word weighs up to twice as much as one that stands everywhere. */
function groupOf(index: SearchIndex, terms: readonly FoundTerm[]): Group {
  const postings = terms.reduce((sum, { term }) => sum + (index.starts[term + 1] ?? 0) - (index.starts[term] ?? 0), 0);
  const rarity = Math.log2((index.size + 1) / (Math.min(postings, index.size) + 1)) / Math.log2(index.size + 2);
  return { terms, postings, weight: 1 + rarity };
}

function begin(index: SearchIndex, scratch: Scratch, group: Group, limit: number): number {
  const { starts, postings } = index;
  const { numbers, worth, titled, met } = scratch;
  let count = 0;
  for (const { term, fit } of group.terms) {
    const end = starts[term + 1] ?? 0;
    for (let at = starts[term] ?? 0; at < end; at += 1) {
      const posting = postings[at] ?? 0;
      const number = posting >>> 4;
      if (number >= limit) break;
      const value = (worthOfBits[posting & 15] ?? 0) * fit * group.weight;
      if (met[number] === 0) {
        met[number] = 1;
        numbers[count] = number;
        count += 1;
        worth[number] = value;
        titled[number] = posting & 1;
      } else {
        if (value > (worth[number] ?? 0)) worth[number] = value;
        titled[number] = (titled[number] ?? 0) | (posting & 1);
      }
    }
  }
  return count;
}

type Step = { readonly group: Group; readonly place: number; readonly count: number; readonly limit: number };

/** Leaves the documents that hold one more word. */
function narrow(index: SearchIndex, scratch: Scratch, step: Step): number {
  const { numbers, worth, titled, best, met } = scratch;
  const few = step.count * step.group.terms.length * 24 < step.group.postings;
  if (few) lookUp(index, scratch, step);
  else passOver(index, scratch, step);
  let left = 0;
  for (let at = 0; at < step.count; at += 1) {
    const number = numbers[at] ?? 0;
    const value = best[number] ?? 0;
    best[number] = 0;
    if (value === 0) {
      met[number] = 0;
      continue;
    }
    // A negative sign says that the word stands in the title.
    worth[number] = (worth[number] ?? 0) + Math.abs(value);
    if (value < 0) titled[number] = (titled[number] ?? 0) + 1;
    met[number] = step.place + 1;
    numbers[left] = number;
    left += 1;
  }
  return left;
}

function passOver(index: SearchIndex, { best, met }: Scratch, { group, place, limit }: Step): void {
  const { starts, postings } = index;
  for (const { term, fit } of group.terms) {
    const end = starts[term + 1] ?? 0;
    for (let at = starts[term] ?? 0; at < end; at += 1) {
      const posting = postings[at] ?? 0;
      const number = posting >>> 4;
      if (number >= limit) break;
      if (met[number] !== place) continue;
      note(best, number, posting & 15, fit * group.weight);
    }
  }
}

function lookUp(index: SearchIndex, { numbers, best }: Scratch, { group, count }: Step): void {
  const { starts, postings } = index;
  for (const { term, fit } of group.terms) {
    const first = starts[term] ?? 0;
    const end = starts[term + 1] ?? 0;
    for (let at = 0; at < count; at += 1) {
      const number = numbers[at] ?? 0;
      let low = first;
      let high = end;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((postings[middle] ?? 0) >>> 4 < number) low = middle + 1;
        else high = middle;
      }
      const posting = postings[low] ?? 0;
      if (low < end && posting >>> 4 === number) note(best, number, posting & 15, fit * group.weight);
    }
  }
}

function note(best: Float32Array, number: number, fields: number, weight: number): void {
  const value = (worthOfBits[fields] ?? 0) * weight;
  const before = best[number] ?? 0;
  if (value <= Math.abs(before)) {
    if ((fields & 1) === 1 && before > 0) best[number] = -before;
    return;
  }
  best[number] = (fields & 1) === 1 || before < 0 ? -value : value;
}
