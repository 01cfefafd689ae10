import { eachRun, type MergedOrder } from '#src/search-index/build/merge-order.ts';
import { sharedBytes } from '#src/search-index/shared-memory.ts';
import { lettersOf, type SearchIndex } from '#src/search-index/search-index-shape.ts';

type Dictionary = Pick<SearchIndex, 'terms' | 'letters' | 'starts' | 'postings'>;

/** The words of added documents. */
export type AddedWords = {
  /** For each word its postings, rising. */
  readonly byWord: ReadonlyMap<string, readonly number[]>;
  readonly count: number;
  /** For each document the words of its title. */
  readonly titleWords: readonly number[];
};

/** Collects the words of the added documents under their new numbers. */
export function addedWords({ added, places }: MergedOrder): AddedWords {
  const byWord = new Map<string, number[]>();
  let count = 0;
  const titleWords = added.map((document, at) => {
    let inTitle = 0;
    for (const [word, fields] of document.words) {
      const postings = byWord.get(word) ?? [];
      byWord.set(word, postings);
      postings.push((places[at] ?? 0) * 16 + fields);
      inTitle += fields & 1;
      count += 1;
    }
    return inTitle;
  });
  return { byWord, count, titleWords };
}

/** The dictionary and its postings with the added words; words that appear nowhere any more are dropped. */
export function mergePostings(index: Dictionary, moved: Uint32Array, { byWord, count }: AddedWords): Dictionary {
  const fresh = [...byWord.keys()].toSorted((a, b) => (a < b ? -1 : 1));
  const terms: string[] = [];
  const most = index.terms.length + fresh.length;
  const letters = sharedBytes(Uint32Array, most);
  const starts = sharedBytes(Uint32Array, most + 1);
  const postings = sharedBytes(Uint32Array, index.postings.length + count);
  let length = 0;
  const runs = runsOf(moved);
  const add = (text: string, standing: Uint32Array): void => {
    const end = joinPostings(standing, byWord.get(text) ?? none, runs, { postings, length });
    if (end === length) return;
    length = end;
    letters[terms.length] = lettersOf(text);
    terms.push(text);
    starts[terms.length] = length;
  };
  let next = 0;
  for (const [at, text] of index.terms.entries()) {
    for (let one = fresh[next]; one !== undefined && one < text; one = fresh[next]) {
      add(one, noPostings);
      next += 1;
    }
    if (fresh[next] === text) next += 1;
    add(text, index.postings.subarray(index.starts[at] ?? 0, index.starts[at + 1] ?? 0));
  }
  for (const one of fresh.slice(next)) add(one, noPostings);
  return {
    terms,
    letters: letters.subarray(0, terms.length),
    starts: starts.subarray(0, terms.length + 1),
    postings: postings.subarray(0, length),
  };
}

const none: readonly number[] = [];
const noPostings = new Uint32Array(0);

/**
 * Writes the postings of one word, standing ones under their new numbers; gives where they end. Those of documents that
 * stay beside one another are shifted together.
 */
function joinPostings(
  standing: Uint32Array,
  added: readonly number[],
  runs: Runs,
  into: { readonly postings: Uint32Array; readonly length: number },
): number {
  const { postings } = into;
  let { length } = into;
  let next = 0;
  for (let at = 0; at < standing.length;) {
    const run = runOf(runs, (standing[at] ?? 0) >>> 4);
    const begin = firstFrom(standing, (runs.from[run] ?? Number.POSITIVE_INFINITY) * 16, at);
    at = firstFrom(standing, (runs.end[run] ?? 0) * 16, begin);
    const shift = ((runs.to[run] ?? 0) - (runs.from[run] ?? 0)) * 16;
    for (let from = begin; from < at;) {
      // As far as no added one goes in between, all are copied in one go.
      const nextAdded = added[next] ?? Number.POSITIVE_INFINITY;
      const upTo = Math.min(at, firstFrom(standing, nextAdded - shift, from));
      length = shifted(standing.subarray(from, upTo), shift, { postings, length });
      from = upTo;
      if (from === at) break;
      postings[length] = nextAdded;
      length += 1;
      next += 1;
    }
  }
  for (; next < added.length; next += 1, length += 1) postings[length] = added[next] ?? 0;
  return length;
}

/** Writes some postings with their numbers shifted; gives where they end. */
function shifted(
  some: Uint32Array,
  shift: number,
  { postings, length }: { readonly postings: Uint32Array; readonly length: number },
): number {
  if (shift === 0) postings.set(some, length);
  else for (let at = 0; at < some.length; at += 1) postings[length + at] = (some[at] ?? 0) + shift;
  return length + some.length;
}

/** Stretches of documents that stay beside one another, rising (see `eachRun`). */
type Runs = { readonly from: Uint32Array; readonly end: Uint32Array; readonly to: Uint32Array };

function runsOf(moved: Uint32Array): Runs {
  const runs: { readonly from: number; readonly end: number; readonly to: number }[] = [];
  eachRun(moved, (run) => void runs.push(run));
  return {
    from: Uint32Array.from(runs, (run) => run.from),
    end: Uint32Array.from(runs, (run) => run.end),
    to: Uint32Array.from(runs, (run) => run.to),
  };
}

/** The first run that ends behind a document. */
function runOf({ end }: Runs, number: number): number {
  return firstFrom(end, number + 1, 0);
}

/**
 * The first place from `from` on of some rising numbers where one of at least `least` stands; near ones are found
 * soonest.
 */
function firstFrom(rising: Uint32Array, least: number, from: number): number {
  let step = 1;
  while (from + step < rising.length && (rising[from + step] ?? 0) < least) step *= 2;
  let low = from + (step >>> 1);
  if (step === 1) low = from;
  let high = Math.min(from + step, rising.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rising[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
