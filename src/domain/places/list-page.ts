/** Cards on a page of a list. */
export const listPageSize = 10;

/** The part of a list that a page shows; pages are numbered from 1, one beyond the end is empty. */
export function pageOf<Item>(items: readonly Item[], page: number): readonly Item[] {
  return items.slice((page - 1) * listPageSize, page * listPageSize);
}
