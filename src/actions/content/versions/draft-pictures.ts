import { contentFor } from '#src/actions/content/versions/content-for.ts';
import type { Deps } from '#src/actions/deps.ts';
import { readWithin } from '#src/actions/shared/batches/read-within.ts';
import { contentPictures } from '#src/domain/content/blocks/content-pictures.ts';

/** Requests for missing pictures cost one read per interval. */
const believedMs = 3_000;

/** The painted scenes of what editors are still at, so that a preview shows them; a few seconds old at most. */
export function draftPictures(deps: Pick<Deps, 'db' | 'caches' | 'clock' | 'log'>): Promise<ReadonlySet<string>> {
  const age = { nowMs: deps.clock(), believedMs };
  return readWithin(deps.caches.draftPictures, age, async () =>
    contentPictures(await contentFor(deps, { preview: { asOf: 'infinity' } })),
  );
}
