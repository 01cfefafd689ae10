import type { Deps } from '#src/actions/deps.ts';
import type { Listed } from '#src/domain/site/addresses/sitemap.ts';
import type { Db } from '#src/store/shared/database/db.ts';
import { findListed, findPlaceChanges, type PlaceChanges } from '#src/store/catalogue/offers/listed.store.ts';
import { inClass } from '#src/store/shared/database/query-class.ts';

/** What has a page, and when what stands on the others last changed. */
export type Pages = { readonly listed: readonly Listed[]; readonly changes: PlaceChanges };
type Kept = { readonly atMs: number; readonly loaded: Promise<Pages> };

const kept = new WeakMap<Db, Kept>();
/** Search engines come for the files one after the other; they shall fit together and cost one reading. */
const believedMs = 300_000;

/** All that has a page for everybody, as this process read it within the last five minutes. */
export function listPages({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Pages> {
  const nowMs = clock();
  const known = kept.get(db);
  if (known !== undefined && nowMs >= known.atMs && nowMs - known.atMs < believedMs) return known.loaded;
  const fresh = { atMs: nowMs, loaded: inClass('work', () => read(db, new Date(nowMs).toISOString())) };
  kept.set(db, fresh);
  fresh.loaded.catch(() => kept.get(db) === fresh && kept.delete(db));
  return fresh.loaded;
}

async function read(db: Db, at: string): Promise<Pages> {
  const [listed, changes] = await Promise.all([findListed(db, at), findPlaceChanges(db, at)]);
  return { listed, changes };
}
