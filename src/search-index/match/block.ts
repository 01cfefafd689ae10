import { refusedBy } from '#src/domain/search/documents/refused-by.ts';
import { fetchRecords } from '#src/search-index/match/fetch-records.ts';
import { isAnyGone } from '#src/search-index/build/gone.ts';
import { blockLength } from '#src/search-index/match/block-length.ts';
import type { Matches } from '#src/search-index/match/matches.ts';
import { isGone, type SearchIndex } from '#src/search-index/search-index-shape.ts';

/** Facets that are counted as if their own choice were not made; the kind of a document is its place here plus one. */
export const kinds = ['destination', 'category', 'price', 'day', 'language'] as const;

/** By the bits of who refuses a document, the facet it counts in (0: all of them); `nowhere` when it counts in none. */
const nowhere = 7;
const kindOf = new Uint8Array(64).fill(nowhere);
kindOf[0] = 0;
for (const name of kinds) kindOf[refusedBy[name]] = kinds.indexOf(name) + 1;

/**
 * So many documents may lie in between for one of a block, in the mean, that columns are still sooner read than
 * records: the processor prefetches what is close in memory.
 */
const closeBy = 64;

/** Some documents on their way through a query. */
export type Block = {
  /** How many matches come before them, their numbers, and how many they are. */
  from: number;
  numbers: Uint32Array;
  count: number;
  /** Which filters refuse each, as bits of `refusedBy`. */
  readonly refused: Uint8Array;
  /** The numbers of those that are hits, and their places in the block. */
  hits: Uint32Array;
  places: Uint32Array;
  hitCount: number;
  /** Those that count in one facet alone: number × 8 + kind. */
  readonly others: Uint32Array;
  otherCount: number;
  /** Whether the documents are close, so that they are better read by columns than by records. */
  close: boolean;
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
  const { numbers } = block;
  const someGone = isAnyGone(index);
  const allPass = !someGone && filters.length === 0;
  for (let from = 0; from < size; from += blockLength) {
    block.count = Math.min(blockLength, size - from);
    block.from = from;
    if (matches === null) count(numbers, from);
    else block.numbers = matches.numbersFrom(from, block.count);
    block.close = isClose(index, block);
    if (!block.close) fetchRecords(index, block.numbers, block.count);
    if (allPass) pass(block);
    else {
      if (someGone) refuseGone(index, block);
      else block.refused.fill(0);
      for (const filter of filters) filter(block);
      sift(block);
    }
    see(block);
  }
}

const allPlaces = Uint32Array.from({ length: blockLength }, (_, at) => at);

function newBlock(): Block {
  return {
    from: 0,
    numbers: new Uint32Array(blockLength),
    count: 0,
    refused: new Uint8Array(blockLength),
    hits: new Uint32Array(blockLength),
    places: new Uint32Array(blockLength),
    hitCount: 0,
    others: new Uint32Array(blockLength),
    otherCount: 0,
    close: false,
  };
}

function count(numbers: Uint32Array, from: number): void {
  for (let at = 0; at < numbers.length; at += 1) numbers[at] = from + at;
}

function isClose({ stalls }: SearchIndex, { numbers, count: length }: Block): boolean {
  return stalls.length > 0 && (numbers[length - 1] ?? 0) - (numbers[0] ?? 0) < closeBy * length;
}

function refuseGone(index: SearchIndex, { numbers, count: length, refused }: Block): void {
  for (let at = 0; at < length; at += 1) refused[at] = isGone(index, numbers[at] ?? 0) ? refusedBy.other : 0;
}

/** Nothing refuses anything: all of a block are hits. */
function pass(block: Block): void {
  block.hits = block.numbers;
  block.hitCount = block.count;
  block.places = allPlaces;
  block.otherCount = 0;
}

function sift(block: Block): void {
  const { numbers, refused, hits, places, others } = block;
  let hitCount = 0;
  let otherCount = 0;
  for (let at = 0; at < block.count; at += 1) {
    const kind = kindOf[refused[at] ?? 0] ?? nowhere;
    const number = numbers[at] ?? 0;
    if (kind === 0) {
      hits[hitCount] = number;
      places[hitCount] = at;
      hitCount += 1;
    } else if (kind !== nowhere) {
      others[otherCount] = number * 8 + kind;
      otherCount += 1;
    }
  }
  block.hitCount = hitCount;
  block.otherCount = otherCount;
}
