import { BoundedMap } from '#src/domain/bounded-map.ts';
import type { OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';
import type { RequestedPrices } from '#src/domain/search/query/index-query.ts';
import { priceBeside, needsOwnPrice, type PriceQuery } from '#src/domain/search/party-price.ts';

const none: RequestedPrices = [];
const pairBytes = 60;
const maxBytes = 2 * 1024 ** 2;

/** So many products are priced before other requests have their turn. */
const inOneGo = 25;

type Known = {
  readonly cache: BoundedMap<string, RequestedPrices>;
  /** Searches with a query that is being priced wait for it. */
  readonly running: Map<string, Promise<RequestedPrices>>;
};

/** The days with places are read again every few seconds: prices for a former state are not found. */
const knownOf = new WeakMap<OpenCatalogue['openDays'], Known>();

/**
 * Returns the prices that cards show for a query (`priceBeside`), of those products that show one, by ascending id. A search that names neither a party nor a day has none.
 */
export async function requestedPrices(open: OpenCatalogue, query: PriceQuery): Promise<RequestedPrices> {
  if (!needsOwnPrice(query) || open.live.products.size === 0) return none;
  const { cache, running } = knownFor(open);
  const key = `${query.party.toSorted((a, b) => a - b).join(' ')} on ${query.day ?? 'any'}`;
  const before = cache.get(key) ?? running.get(key);
  if (before !== undefined) return before;
  const pricing = priceAll(open, query)
    .then((prices) => {
      cache.set(key, prices);
      return prices;
    })
    .finally(() => running.delete(key));
  running.set(key, pricing);
  return pricing;
}

function knownFor({ openDays }: OpenCatalogue): Known {
  const known = knownOf.get(openDays) ?? {
    cache: new BoundedMap<string, RequestedPrices>({ maxBytes, bytesOf: (prices) => prices.length * pairBytes }),
    running: new Map<string, Promise<RequestedPrices>>(),
  };
  knownOf.set(openDays, known);
  return known;
}

async function priceAll(open: OpenCatalogue, query: PriceQuery): Promise<RequestedPrices> {
  const prices: (readonly [number, number])[] = [];
  let done = 0;
  for (const product of open.live.products.values()) {
    const price = priceBeside(open, product, query);
    if (price !== null) prices.push([product.id, Number(price)]);
    done += 1;
    if (done % inOneGo === 0) await new Promise<void>((resume) => void setImmediate(resume));
  }
  return prices.toSorted(([a], [b]) => a - b);
}
