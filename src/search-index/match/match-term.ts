import { blockLength } from '#src/search-index/match/block-length.ts';
import type { FoundTerm } from '#src/search-index/match/find-terms.ts';
import { worthOfBits } from '#src/search-index/match/match-scratch.ts';
import type { Matches } from '#src/search-index/match/matches.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';

/** The documents with numbers below `limit` that hold one term alone: its postings are read block by block, and copied nowhere. */
export function matchTerm(
  { starts, postings }: SearchIndex,
  { term, fit, weight }: FoundTerm & { readonly weight: number },
  limit: number,
): Matches {
  const start = starts[term] ?? 0;
  const own = postings.subarray(start, starts[term + 1] ?? start);
  const values = worthOfBits.map((value) => value * fit * weight);
  const numbers = new Uint32Array(blockLength);
  const worth = new Float32Array(blockLength);
  const titled = new Uint8Array(blockLength);
  return {
    count: countBelow(own, limit * 16),
    wordCount: 1,
    most: Math.fround(values[1] ?? 0),
    numbersFrom: (from, count) => {
      for (let at = 0; at < count; at += 1) numbers[at] = (own[from + at] ?? 0) >>> 4;
      return numbers;
    },
    weigh: (from, count) => {
      for (let at = 0; at < count; at += 1) {
        const posting = own[from + at] ?? 0;
        worth[at] = values[posting & 15] ?? 0;
        titled[at] = posting & 1;
      }
      return { worth, titled };
    },
  };
}

/** How many of some rising numbers are below a limit. */
function countBelow(rising: Uint32Array, limit: number): number {
  let low = 0;
  let high = rising.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rising[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
