import type { IndexedDocument } from '#src/domain/search/documents/indexed-document.ts';
import { recordAt, popularityOf } from '#src/search-index/record.ts';
import { isGone, numberOf, type SearchIndex } from '#src/search-index/search-index-shape.ts';

/** How standing and added documents are numbered together. */
export type MergedOrder = {
  readonly size: number;
  /** The new number of each standing document, rising; `dropped` where it goes. */
  readonly moved: Uint32Array;
  /** The added documents in their order, and the new number of each. */
  readonly added: readonly IndexedDocument[];
  readonly places: Uint32Array;
};

/** Instead of a number. */
export const dropped = 0xffffffff;

/** Numbers again, by popularity and then by id: `changed` come in or take the place of their former selves, `goneIds` go. */
export function mergeOrder(
  index: SearchIndex,
  changed: readonly IndexedDocument[],
  goneIds: readonly number[],
): MergedOrder {
  const added = changed.toSorted((a, b) => b.popularity - a.popularity || a.id - b.id);
  const goes = new Set([...added.map((one) => one.id), ...goneIds].map((id) => numberOf(index, id)));
  const moved = new Uint32Array(index.size).fill(dropped);
  const places = new Uint32Array(added.length);
  let next = 0;
  let size = 0;
  const goesFirst = (one: IndexedDocument | undefined, number: number): boolean => {
    if (one === undefined) return false;
    const popularity = popularityOf(index.days, recordAt(number));
    return one.popularity > popularity || (one.popularity === popularity && one.id < (index.ids[number] ?? 0));
  };
  for (let number = 0; number < index.size; number += 1) {
    if (isGone(index, number) || goes.has(number)) continue;
    for (; goesFirst(added[next], number); next += 1, size += 1) places[next] = size;
    moved[number] = size;
    size += 1;
  }
  for (; next < added.length; next += 1, size += 1) places[next] = size;
  return { size, moved, added, places };
}

/** Reports each run of unchanged documents that stay side by side: from a number up to another, and where to. */
export function eachRun(
  moved: Uint32Array,
  see: (run: { readonly from: number; readonly end: number; readonly to: number }) => void,
): void {
  for (let from = 0; from < moved.length;) {
    const to = moved[from] ?? dropped;
    let end = from + 1;
    while (end < moved.length && (moved[end] ?? dropped) === (to === dropped ? dropped : to + end - from)) end += 1;
    if (to !== dropped) see({ from, end, to });
    from = end;
  }
}
