import type { Caches } from '#src/actions/open-caches.ts';
import { aheadDays, believedMs, stalestMs } from '#src/actions/catalogue/catalogue-ages.ts';
import { derivedContent } from '#src/actions/catalogue/derived-content.ts';
import { ratingsOf } from '#src/actions/catalogue/ratings-of.ts';
import { readMachineWords } from '#src/actions/shared/translations/read-machine-words.ts';
import type { Deps } from '#src/actions/deps.ts';
import { addDays } from '#src/domain/shared/time/local-time.ts';
import { joinCatalogue, type DerivedContent, type OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';
import { findOpenDays } from '#src/store/catalogue/catalogue-days.store.ts';
import {
  findCatalogueStamp,
  findDestinations,
  findLiveProducts,
  findSyntheticCities,
} from '#src/store/catalogue/catalogue-reading.store.ts';
import { findTranslationStamp } from '#src/store/content/translations/machine-translations.store.ts';
import type { Db } from '#src/store/shared/database/db.ts';
import { inClass } from '#src/store/shared/database/query-class.ts';
import { findReviewScores } from '#src/store/reviews/reviews-reading.store.ts';

type Ground = Pick<Deps, 'db' | 'caches' | 'clock' | 'log'>;

/**
 * Returns the catalog as this process caches it: read once, its days with places read again when a minute old, in the
 * background, so that a page never waits for them unless they are very old.
 */
export async function openCatalogue(deps: Ground): Promise<OpenCatalogue> {
  const { db, caches } = deps;
  const cached = caches.catalogue;
  if (cached === null) return cacheCatalogue(caches, read(db, deps.clock(), undefined));
  const known = await cached.loaded;
  const age = deps.clock() - known.atMs;
  if (age < believedMs && age >= 0) return known;
  if (age > stalestMs || age < 0) return cacheCatalogue(caches, read(db, deps.clock(), known));
  if (!cached.refreshing) {
    cached.refreshing = true;
    void refresh(deps, known).finally(() => (cached.refreshing = false));
  }
  return known;
}

async function refresh({ db, caches, clock, log }: Ground, known: OpenCatalogue): Promise<void> {
  const cached = caches.catalogue;
  try {
    const fresh = await read(db, clock(), known);
    // What was forgotten meanwhile stays forgotten: it was read before the change.
    if (caches.catalogue === cached) await cacheCatalogue(caches, Promise.resolve(fresh));
  } catch (fault) {
    log.warn({ fault: String(fault) }, 'reloading the catalog failed');
  }
}

function cacheCatalogue(caches: Caches, loaded: Promise<OpenCatalogue>): Promise<OpenCatalogue> {
  const cached = { loaded, refreshing: false };
  caches.catalogue = cached;
  loaded.catch(() => {
    if (caches.catalogue === cached) caches.catalogue = null;
  });
  return loaded;
}

/** Shared by all callers, whichever came first: with no visitor's time limit, and on none of their connections. */
function read(db: Db, nowMs: number, known: OpenCatalogue | undefined): Promise<OpenCatalogue> {
  return inClass('work', () => readAll(db, nowMs, known));
}

async function readAll(db: Db, nowMs: number, known: OpenCatalogue | undefined): Promise<OpenCatalogue> {
  const now = new Date(nowMs).toISOString();
  const from = addDays(now.slice(0, 10), -1);
  const [content, days] = await Promise.all([
    readContent(db, known),
    findOpenDays(db, from, addDays(from, aheadDays), now),
  ]);
  return joinCatalogue(content, days, nowMs);
}

async function readContent(db: Db, known: DerivedContent | undefined): Promise<DerivedContent> {
  const [written, translated, scores] = await Promise.all([
    findCatalogueStamp(db),
    findTranslationStamp(db),
    findReviewScores(db),
  ]);
  const stamp = `${written}, ${translated}`;
  if (known !== undefined && known.stamp === stamp) {
    const { live, prices } = known;
    return { stamp, live, prices, ratings: ratingsOf([...live.products.values()], scores) };
  }
  const [destinations, cities, products, machine] = await Promise.all([
    findDestinations(db),
    findSyntheticCities(db),
    findLiveProducts(db),
    readMachineWords(db, ['destination', 'product']),
  ]);
  const places = [...destinations.map(machine.destination), ...cities];
  const sold = products.map(machine.product);
  return derivedContent(stamp, places, sold, scores);
}
