import { BoundedMap } from '#src/domain/bounded-map.ts';
import type { OpenCatalogue } from '#src/domain/content/open-catalogue.ts';
import type { WishedPrices } from '#src/domain/search/index-query.ts';
import { priceBeside, wishesMore, type PriceWish } from '#src/domain/search/wished-price.ts';

const none: WishedPrices = [];
const pairBytes = 60;
const maxBytes = 512 * 1024;

/** So many products are priced before other requests have their turn. */
const inOneGo = 25;

/** The days with places are read again every few seconds: prices for a former state are not found. */
const kept = new WeakMap<OpenCatalogue['openDays'], BoundedMap<string, WishedPrices>>();

/**
 * Returns the prices that cards show for a wish (`priceBeside`), of those products that show one, by ascending id. A search that names neither a party nor a day has none.
 */
export async function wishedPrices(open: OpenCatalogue, wish: PriceWish): Promise<WishedPrices> {
  if (!wishesMore(wish) || open.live.products.size === 0) return none;
  const known =
    kept.get(open.openDays) ??
    new BoundedMap<string, WishedPrices>({ maxBytes, bytesOf: (prices) => prices.length * pairBytes });
  kept.set(open.openDays, known);
  const key = `${wish.party.toSorted((a, b) => a - b).join(' ')} on ${wish.day ?? 'any'}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const prices: (readonly [number, number])[] = [];
  let done = 0;
  for (const product of open.live.products.values()) {
    const price = priceBeside(open, product, wish);
    if (price !== null) prices.push([product.id, Number(price)]);
    done += 1;
    if (done % inOneGo === 0) await new Promise<void>((resume) => void setImmediate(resume));
  }
  prices.sort(([a], [b]) => a - b);
  known.set(key, prices);
  return prices;
}
