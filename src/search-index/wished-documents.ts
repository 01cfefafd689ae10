import type { IndexQuery } from '#src/domain/search/index-query.ts';
import { numberOf, type SearchIndex } from '#src/search-index/search-index-shape.ts';

/** The documents of a query that have another price than their own, by number; none has a higher number than `last`. */
export type WishedDocuments = { readonly prices: ReadonlyMap<number, number>; readonly last: number };

/** Returns the documents whose prices a query replaces, or null where it replaces none. */
export function wishedDocuments(index: SearchIndex, { wished }: Pick<IndexQuery, 'wished'>): WishedDocuments | null {
  const prices = new Map<number, number>();
  let last = -1;
  for (const [id, minor] of wished) {
    const number = numberOf(index, id);
    if (number === undefined) continue;
    prices.set(number, minor);
    last = Math.max(last, number);
  }
  return prices.size === 0 ? null : { prices, last };
}
