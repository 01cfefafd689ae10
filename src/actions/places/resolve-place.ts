import type { Deps } from '#src/actions/deps.ts';
import { placeOf } from '#src/domain/catalogue/live-product.ts';
import type { OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';
import { firstImportedId, firstPoiId } from '#src/domain/places/place.ts';
import type { SoughtPlace } from '#src/domain/places/sought-place.ts';
import { findPoi } from '#src/store/places/places.store.ts';
import { findTown } from '#src/store/places/towns.store.ts';

/** The place behind an id: a destination, an attraction or a town; undefined for an unknown one. */
export async function resolvePlace(
  { db }: Pick<Deps, 'db'>,
  open: OpenCatalogue,
  id: number,
): Promise<SoughtPlace | undefined> {
  const destination = placeOf(open.live, id);
  if (destination !== undefined) return { id, type: 'destination', destination, point: destination };
  if (id < firstPoiId) return undefined;
  const poi = await findPoi(db, id);
  if (poi !== undefined) return { id, type: 'poi', poi, destination: within(open, poi.destinationId), point: poi };
  const town = id < firstImportedId ? undefined : await findTown(db, id);
  if (town === undefined) return undefined;
  return { id, type: 'town', town, destination: within(open, town.destinationId), point: town };
}

function within(open: OpenCatalogue, id: number | null): SoughtPlace['destination'] {
  return id === null ? null : (open.live.destinations.get(id) ?? null);
}
