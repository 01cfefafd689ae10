import { dayWords } from '#src/domain/search/documents/indexed-document.ts';
import { recordAt } from '#src/search-index/record.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';

const known = new WeakMap<SearchIndex, Uint32Array>();

/**
 * The ring of all days on which anything at all has, or had since the first request, a place: a search for days
 * with places may stop when these are found.
 */
export function openDays(index: SearchIndex): Uint32Array {
  const before = known.get(index);
  if (before !== undefined) return before;
  const ring = new Uint32Array(dayWords);
  for (let number = 0; number < index.size; number += 1) join(ring, index.days, recordAt(number));
  known.set(index, ring);
  return ring;
}

/** Notes that a document has places on further days. */
export function openMore(index: SearchIndex, days: Uint32Array): void {
  const ring = known.get(index);
  if (ring !== undefined) join(ring, days, 0);
}

function join(ring: Uint32Array, days: Uint32Array, from: number): void {
  for (let word = 0; word < dayWords; word += 1) ring[word] = (ring[word] ?? 0) | (days[from + word] ?? 0);
}
