import { dropped, type MergedOrder } from '#src/search-index/merge-order.ts';
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

/** The dictionary and its postings with the added words; words that stand nowhere any more fall out. */
export function mergePostings(index: Dictionary, moved: Uint32Array, { byWord, count }: AddedWords): Dictionary {
  const fresh = [...byWord.keys()].toSorted((a, b) => (a < b ? -1 : 1));
  const terms: string[] = [];
  const most = index.terms.length + fresh.length;
  const letters = sharedBytes(Uint32Array, most);
  const starts = sharedBytes(Uint32Array, most + 1);
  const postings = sharedBytes(Uint32Array, index.postings.length + count);
  let length = 0;
  const add = (text: string, standing: Uint32Array): void => {
    const end = joinPostings(standing, byWord.get(text) ?? none, moved, { postings, length });
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

/** Writes the postings of one word, standing ones under their new numbers; gives where they end. */
function joinPostings(
  standing: Uint32Array,
  added: readonly number[],
  moved: Uint32Array,
  into: { readonly postings: Uint32Array; readonly length: number },
): number {
  const { postings } = into;
  let { length } = into;
  let next = 0;
  let nextAdded = added[0] ?? Number.POSITIVE_INFINITY;
  for (let at = 0; at < standing.length; at += 1) {
    const posting = standing[at] ?? 0;
    const number = moved[posting >>> 4] ?? dropped;
    if (number === dropped) continue;
    const own = number * 16 + (posting & 15);
    while (nextAdded < own) {
      postings[length] = nextAdded;
      length += 1;
      next += 1;
      nextAdded = added[next] ?? Number.POSITIVE_INFINITY;
    }
    postings[length] = own;
    length += 1;
  }
  for (; next < added.length; next += 1, length += 1) postings[length] = added[next] ?? 0;
  return length;
}
