import { refusedBy } from '#src/domain/search/refused-by.ts';
import { isAnyGone } from '#src/search-index/gone.ts';
import type { Matches } from '#src/search-index/match-words.ts';
import { recordAt } from '#src/search-index/record.ts';
import { isGone, type SearchIndex } from '#src/search-index/search-index-shape.ts';

/**
 * So many documents are filtered, ranked and counted at once: few enough that their records are still in the processor's
 * cache when they are looked at again, and enough that each look is one short loop.
 */
export const blockLength = 1024;

/** Facets that are counted as if their own choice were not made; the kind of a document is its place here plus one. */
export const kinds = ['destination', 'category', 'price', 'day', 'language'] as const;

/** By the bits of who refuses a document, the facet it counts in (0: all of them); `nowhere` when it counts in none. */
const nowhere = 7;
const kindOf = new Uint8Array(64).fill(nowhere);
kindOf[0] = 0;
for (const name of kinds) kindOf[refusedBy[name]] = kinds.indexOf(name) + 1;

/** Some documents on their way through a query. */
export type Block = {
  /** Their numbers, and how many they are. */
  numbers: Uint32Array;
  count: number;
  /** Which filters refuse each, as bits of `refusedBy`. */
  readonly refused: Uint8Array;
  /** The numbers of those that are hits, and their places among the matches. */
  hits: Uint32Array;
  readonly places: Uint32Array;
  hitCount: number;
  /** Those that count in one facet alone: number × 8 + kind. */
  readonly others: Uint32Array;
  otherCount: number;
  /** Of no use to anybody: it only keeps `fetch` from being optimised away. */
  fetched: number;
};

/** Leads the matches, or all documents when no word was sought, through filters and onwards, block by block. */
export function eachBlock(
  index: SearchIndex,
  matches: Matches | null,
  filters: readonly ((block: Block) => void)[],
  see: (block: Block) => void,
): void {
  const size = matches === null ? index.size : matches.count;
  const block = newBlock();
  const own = block.numbers;
  const someGone = isAnyGone(index);
  const allPass = !someGone && filters.length === 0;
  for (let from = 0; from < size; from += blockLength) {
    block.count = Math.min(blockLength, size - from);
    if (matches === null) count(own, from);
    else block.numbers = matches.numbers.subarray(from, from + block.count);
    fetch(index, block);
    if (allPass) pass(block, from);
    else {
      if (someGone) refuseGone(index, block);
      else block.refused.fill(0);
      for (const filter of filters) filter(block);
      sift(block, from);
    }
    see(block);
  }
}

function newBlock(): Block {
  return {
    numbers: new Uint32Array(blockLength),
    count: 0,
    refused: new Uint8Array(blockLength),
    hits: new Uint32Array(blockLength),
    places: new Uint32Array(blockLength),
    hitCount: 0,
    others: new Uint32Array(blockLength),
    otherCount: 0,
    fetched: 0,
  };
}

function count(numbers: Uint32Array, from: number): void {
  for (let at = 0; at < numbers.length; at += 1) numbers[at] = from + at;
}

/**
 * Reads one word of each record and uses none: nothing waits for any of them, so that the processor fetches many at once,
 * and the loops that come after find them in its cache.
 */
function fetch({ records }: SearchIndex, block: Block): void {
  let words = 0;
  for (let at = 0; at < block.count; at += 1) words ^= records[recordAt(block.numbers[at] ?? 0)] ?? 0;
  block.fetched = words;
}

function refuseGone(index: SearchIndex, { numbers, count: length, refused }: Block): void {
  for (let at = 0; at < length; at += 1) refused[at] = isGone(index, numbers[at] ?? 0) ? refusedBy.other : 0;
}

/** Nothing refuses anything: all of a block are hits. */
function pass(block: Block, from: number): void {
  block.hits = block.numbers;
  block.hitCount = block.count;
  block.otherCount = 0;
  for (let at = 0; at < block.count; at += 1) block.places[at] = from + at;
}

function sift(block: Block, from: number): void {
  const { numbers, refused, hits, places, others } = block;
  let hitCount = 0;
  let otherCount = 0;
  for (let at = 0; at < block.count; at += 1) {
    const kind = kindOf[refused[at] ?? 0] ?? nowhere;
    const number = numbers[at] ?? 0;
    if (kind === 0) {
      hits[hitCount] = number;
      places[hitCount] = from + at;
      hitCount += 1;
    } else if (kind !== nowhere) {
      others[otherCount] = number * 8 + kind;
      otherCount += 1;
    }
  }
  block.hitCount = hitCount;
  block.otherCount = otherCount;
}
