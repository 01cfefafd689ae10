import { contentFor } from '#src/actions/content/versions/content-for.ts';
import type { Deps } from '#src/actions/deps.ts';
import { contentPictures } from '#src/domain/content/blocks/content-pictures.ts';
import type { Db } from '#src/store/shared/database/db.ts';

type Kept = { readonly atMs: number; readonly loaded: Promise<ReadonlySet<string>> };

const kept = new WeakMap<Db, Kept>();
/** Requests for missing pictures cost one read per interval. */
const believedMs = 3_000;

/** The painted scenes of what editors are still at, so that a preview shows them; a few seconds old at most. */
export function draftPictures(deps: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<ReadonlySet<string>> {
  const { db, clock } = deps;
  const nowMs = clock();
  const known = kept.get(db);
  if (known !== undefined && nowMs >= known.atMs && nowMs - known.atMs < believedMs) return known.loaded;
  const fresh = { atMs: nowMs, loaded: contentFor(deps, { preview: { asOf: 'infinity' } }).then(contentPictures) };
  kept.set(db, fresh);
  fresh.loaded.catch(() => kept.get(db) === fresh && kept.delete(db));
  return fresh.loaded;
}
