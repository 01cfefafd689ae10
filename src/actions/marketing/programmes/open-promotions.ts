import type { Deps } from '#src/actions/deps.ts';
import type { OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';
import type { Promotions } from '#src/domain/marketing/programmes/promotions.ts';
import type { Db } from '#src/store/shared/database/db.ts';
import { findPrograms } from '#src/store/marketing/programmes.store.ts';
import { findThemes } from '#src/store/marketing/themes.store.ts';
import { findValuePacks } from '#src/store/marketing/value-packs.store.ts';
import { inClass } from '#src/store/shared/database/query-class.ts';

type CachedPromotions = { readonly atMs: number; readonly loaded: Promise<Promotions> };

/** Cached with the catalog: when that is read again, so are they. */
const cache = new WeakMap<OpenCatalogue['live'], CachedPromotions>();
const believedMs = 60_000;

/**
 * Returns programs, themes and packs as this process caches them: those of the cached catalog, at most a minute old.
 */
export function openPromotions(deps: Pick<Deps, 'db' | 'clock'>, { live }: OpenCatalogue): Promise<Promotions> {
  const nowMs = deps.clock();
  const known = cache.get(live);
  if (known !== undefined && nowMs >= known.atMs && nowMs - known.atMs < believedMs) return known.loaded;
  const fresh = { atMs: nowMs, loaded: inClass('work', () => read(deps.db)) };
  cache.set(live, fresh);
  fresh.loaded.catch(() => cache.get(live) === fresh && cache.delete(live));
  return fresh.loaded;
}

async function read(db: Db): Promise<Promotions> {
  const [programs, themes, valuePacks] = await Promise.all([findPrograms(db), findThemes(db), findValuePacks(db)]);
  return { programs, themes, valuePacks };
}
