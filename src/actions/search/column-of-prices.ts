import { cardView, type Showing } from '#src/domain/content/card.ts';
import type { OpenCatalogue } from '#src/domain/content/open-catalogue.ts';
import type { SearchIndex } from '#src/search-index/build-index.ts';

const kept = new WeakMap<OpenCatalogue, Map<string, Float64Array>>();

/**
 * The "from" price of each document in the visitor's currency, minor units, exactly as its card shows it; NaN where there
 * is none. Kept per currency, so that filtering by price converts nothing.
 */
export function columnOfPrices(showing: Showing, index: SearchIndex): Float64Array {
  const columns = kept.get(showing.open) ?? new Map<string, Float64Array>();
  kept.set(showing.open, columns);
  const key = `${showing.currency} ${showing.rates.date}`;
  const known = columns.get(key);
  if (known !== undefined) return known;
  const column = new Float64Array(index.size).fill(Number.NaN);
  for (const product of showing.open.live.products.values()) {
    const { from } = cardView(showing, product);
    const number = index.numberOf.get(product.id);
    if (from !== null && number !== undefined) column[number] = Number(from.minor);
  }
  columns.set(key, column);
  return column;
}
