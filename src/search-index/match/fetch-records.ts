import { recordAt } from '#src/search-index/record.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';

/** Unused: it only prevents the loop from being optimized away. */
const fetched = new Uint32Array(1);

/**
 * Reads one word of each record and uses none: nothing waits for any of them, so that the processor fetches many at once,
 * and the loops that come after find them in its cache.
 */
export function fetchRecords({ records }: SearchIndex, numbers: Uint32Array, count: number): void {
  let words = 0;
  for (let at = 0; at < count; at += 1) words ^= records[recordAt(numbers[at] ?? 0)] ?? 0;
  fetched[0] = words;
}
