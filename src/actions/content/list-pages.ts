import type { Deps } from '#src/actions/deps.ts';
import type { Listed } from '#src/domain/site/sitemap.ts';
import type { Db } from '#src/store/db.ts';
import { findListed } from '#src/store/listed.store.ts';

type Kept = { readonly atMs: number; readonly loaded: Promise<readonly Listed[]> };

const kept = new WeakMap<Db, Kept>();
/** Search engines come for the files one after the other; they shall fit together and cost one reading. */
const believedMs = 300_000;

/** All that has a page for everybody, as this process read it within the last five minutes. */
export function listPages({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<readonly Listed[]> {
  const nowMs = clock();
  const known = kept.get(db);
  if (known !== undefined && nowMs >= known.atMs && nowMs - known.atMs < believedMs) return known.loaded;
  const fresh = { atMs: nowMs, loaded: findListed(db, new Date(nowMs).toISOString()) };
  kept.set(db, fresh);
  fresh.loaded.catch(() => kept.get(db) === fresh && kept.delete(db));
  return fresh.loaded;
}
