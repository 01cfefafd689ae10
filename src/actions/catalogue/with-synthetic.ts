import { aheadDays, believedMs } from '#src/actions/catalogue/catalogue-ages.ts';
import { derivedContent } from '#src/actions/catalogue/derived-content.ts';
import type { Deps } from '#src/actions/deps.ts';
import { stockSynthetic } from '#src/actions/catalogue/slots/stock-synthetic.ts';
import { addDays } from '#src/domain/shared/time/local-time.ts';
import { isSyntheticProduct } from '#src/domain/catalogue/synthetic-ids.ts';
import { joinCatalogue, type OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';
import { findDestinations, findLiveProducts } from '#src/store/catalogue/catalogue-reading.store.ts';
import { findReviewScores } from '#src/store/reviews/reviews-reading.store.ts';
import { findOfferedDays } from '#src/store/catalogue/offers/search-offers.store.ts';

type Ground = Pick<Deps, 'db' | 'caches' | 'clock'>;

/** The number of products that a process caches; further ones are read again. */
const mostCached = 500;

/**
 * The catalogue with those of some products that are made up: no process keeps a million, so they are read one by one
 * when somebody looks at them, and believed for as long as days and prices are. Ids of the shop's own cost nothing.
 */
export async function withSynthetic(deps: Ground, open: OpenCatalogue, ids: readonly number[]): Promise<OpenCatalogue> {
  const requested = [...new Set(ids.filter(isSyntheticProduct))];
  if (requested.length === 0) return open;
  const cached = deps.caches.syntheticProducts;
  const nowMs = deps.clock();
  const stale = requested.filter((id) => {
    const age = nowMs - (cached.get(id)?.atMs ?? Number.NEGATIVE_INFINITY);
    return age < 0 || age >= believedMs;
  });
  if (stale.length > 0) {
    if (cached.size > mostCached) cached.clear();
    const loaded = read(deps, stale, nowMs);
    for (const id of stale) cached.set(id, { atMs: nowMs, loaded });
    loaded.catch(() => stale.forEach((id) => cached.delete(id)));
  }
  const some = await Promise.all(new Set(requested.flatMap((id) => cached.get(id)?.loaded ?? [])));
  return some.reduce(joined, open);
}

async function read(deps: Ground, ids: readonly number[], nowMs: number): Promise<OpenCatalogue> {
  const { db } = deps;
  await stockSynthetic(deps, ids);
  const now = new Date(nowMs).toISOString();
  const from = addDays(now.slice(0, 10), -1);
  const [destinations, products, scores, offered] = await Promise.all([
    findDestinations(db, ids),
    findLiveProducts(db, ids),
    findReviewScores(db, ids),
    findOfferedDays(db, ids, { from, to: addDays(from, aheadDays), now }),
  ]);
  const days = offered.map(({ productId, optionId, days }) => ({ productId, optionId, days, tonight: false }));
  return joinCatalogue(derivedContent('', destinations, products, scores), days, nowMs);
}

function joined(open: OpenCatalogue, more: OpenCatalogue): OpenCatalogue {
  return {
    ...open,
    live: {
      ...open.live,
      products: new Map([...open.live.products, ...more.live.products]),
      byDestination: new Map([...open.live.byDestination, ...more.live.byDestination]),
    },
    ratings: new Map([...open.ratings, ...more.ratings]),
    openDays: new Map([...open.openDays, ...more.openDays]),
    lowest: new Map([...open.lowest, ...more.lowest]),
    beside: new Map([...open.beside, ...more.beside]),
  };
}
