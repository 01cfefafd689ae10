import { openCatalogue } from '#src/actions/catalogue/open-catalogue.ts';
import { resolvePlace } from '#src/actions/places/resolve-place.ts';
import type { Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { poiCardView, type PoiCardView } from '#src/domain/places/poi-card.ts';
import type { SoughtPlace } from '#src/domain/places/sought-place.ts';
import { findPois } from '#src/store/places/places.store.ts';

export type TopPoisView = { readonly place: SoughtPlace | null; readonly pois: readonly PoiCardView[] };

const most = 20;

/**
 * Returns the best-known attractions of all, or of the destination that a place is or is in. `not_found` for an unknown
 * place.
 */
export async function readTopPois(
  deps: Pick<Deps, 'db' | 'caches' | 'clock' | 'log'>,
  input: { readonly place_id?: number | undefined },
): Promise<Result<TopPoisView>> {
  const open = await openCatalogue(deps);
  const place = input.place_id === undefined ? null : await resolvePlace(deps, open, input.place_id);
  if (place === undefined) return fail('not_found', { field: 'place_id' });
  const destinationId = place?.destination?.id;
  // A town that is not one of our destinations has no list.
  if (place !== null && destinationId === undefined) return ok({ place, pois: [] });
  const { pois } = await findPois(deps.db, { destinationId, limit: most, offset: 0 });
  return ok({ place, pois: pois.map((poi) => poiCardView(open, poi, null)) });
}
