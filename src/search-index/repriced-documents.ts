import type { IndexQuery, RequestedPrices } from '#src/domain/search/query/index-query.ts';
import { numberOf, type SearchIndex } from '#src/search-index/search-index-shape.ts';

/** The documents of a query that have another price than their own, by number; none has a higher number than `last`. */
export type RepricedDocuments = { readonly prices: ReadonlyMap<number, number>; readonly last: number };

/** By index and list: the numbers of an index's documents never change, and a list of prices never changes. */
const known = new WeakMap<SearchIndex, WeakMap<RequestedPrices, RepricedDocuments | null>>();

/**
 * Returns the documents whose prices a query replaces, or null where it replaces none. A query calls this up to three
 * times.
 */
export function repricedDocuments(
  index: SearchIndex,
  { requestedPrices: repriced }: Pick<IndexQuery, 'requestedPrices'>,
): RepricedDocuments | null {
  if (repriced.length === 0) return null;
  const ofIndex = known.get(index) ?? new WeakMap<RequestedPrices, RepricedDocuments | null>();
  known.set(index, ofIndex);
  const before = ofIndex.get(repriced);
  if (before !== undefined) return before;
  const documents = documentsOf(index, repriced);
  ofIndex.set(repriced, documents);
  return documents;
}

function documentsOf(index: SearchIndex, repriced: RequestedPrices): RepricedDocuments | null {
  const prices = new Map<number, number>();
  let last = -1;
  for (const [id, minor] of repriced) {
    const number = numberOf(index, id);
    if (number === undefined) continue;
    prices.set(number, minor);
    last = Math.max(last, number);
  }
  return prices.size === 0 ? null : { prices, last };
}
