import type { SearchIndex } from '#src/search-index/search-index-shape.ts';

const known = new WeakMap<SearchIndex, boolean>();

/** Whether any document is no longer there; looked for once. */
export function isAnyGone(index: SearchIndex): boolean {
  const before = known.get(index);
  if (before !== undefined) return before;
  const found = index.gone.some((word) => word !== 0);
  known.set(index, found);
  return found;
}

/** Notes that a document is no longer there. */
export function markGone(index: SearchIndex, number: number): void {
  index.gone[number >>> 5] = (index.gone[number >>> 5] ?? 0) | (1 << (number & 31));
  known.set(index, true);
}
