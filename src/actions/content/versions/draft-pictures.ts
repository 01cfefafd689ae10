import { contentFor } from '#src/actions/content/versions/content-for.ts';
import type { Deps } from '#src/actions/deps.ts';
import { contentPictures } from '#src/domain/content/blocks/content-pictures.ts';

/** Requests for missing pictures cost one read per interval. */
const believedMs = 3_000;

/** The painted scenes of what editors are still at, so that a preview shows them; a few seconds old at most. */
export function draftPictures(deps: Pick<Deps, 'db' | 'caches' | 'clock' | 'log'>): Promise<ReadonlySet<string>> {
  const { caches, clock } = deps;
  const nowMs = clock();
  const known = caches.draftPictures;
  if (known !== null && nowMs >= known.atMs && nowMs - known.atMs < believedMs) return known.loaded;
  const fresh = { atMs: nowMs, loaded: contentFor(deps, { preview: { asOf: 'infinity' } }).then(contentPictures) };
  caches.draftPictures = fresh;
  fresh.loaded.catch(() => {
    if (caches.draftPictures === fresh) caches.draftPictures = null;
  });
  return fresh.loaded;
}
