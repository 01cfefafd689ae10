import type { Destination } from '#src/domain/catalogue/destination.ts';
import type { Point } from '#src/domain/catalogue/distance.ts';
import type { LiveProduct } from '#src/domain/catalogue/live-product.ts';
import type { OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';
import { productsNear } from '#src/domain/places/near-products.ts';
import type { Poi, Town } from '#src/domain/places/place.ts';
import { visitorsOf } from '#src/domain/places/poi-card.ts';

/** What an id of the shared space of places refers to; `destination` is the one that it is or is in. */
export type SoughtPlace = { readonly id: number; readonly point: Point } & (
  | { readonly type: 'destination'; readonly destination: Destination }
  | { readonly type: 'poi'; readonly poi: Poi; readonly destination: Destination | null }
  | { readonly type: 'town'; readonly town: Town; readonly destination: Destination | null }
);

const poiMetres = 10_000;
const townMetres = 50_000;

/** How far around a place its attractions are looked for, in metres. */
export function reachOf(place: SoughtPlace): number {
  return place.type === 'poi' ? poiMetres : townMetres;
}

/**
 * What can be done at a place, on sale only. A destination's own products by rank; for an attraction those that visit
 * it, the best first, then those within 10 km by distance; for a town those within 50 km.
 */
export function productsAt(open: OpenCatalogue, place: SoughtPlace): readonly LiveProduct[] {
  if (place.type === 'destination')
    return (open.live.byDestination.get(place.id) ?? []).filter((product) => open.lowest.has(product.id));
  const near = productsNear(open, place.point, reachOf(place)).map(({ product }) => product);
  if (place.type === 'town') return near;
  const visiting = visitorsOf(open, place.poi);
  return [...visiting, ...near.filter((product) => !visiting.includes(product))];
}

/** The products of all destinations on sale: the best of each, in the order given, before the second best of any. */
export function popularProducts(open: OpenCatalogue, popularity: ReadonlyMap<number, number>): LiveProduct[] {
  const known = (product: LiveProduct): number => popularity.get(product.destinationId) ?? 0;
  return [...open.live.products.values()]
    .filter((product) => open.lowest.has(product.id))
    .toSorted((a, b) => a.rank - b.rank || known(b) - known(a) || a.id - b.id);
}

/** Destinations by their best-known attraction. */
export function popularDestinations(open: OpenCatalogue, popularity: ReadonlyMap<number, number>): Destination[] {
  return [...open.live.destinations.values()].toSorted(
    (a, b) => (popularity.get(b.id) ?? 0) - (popularity.get(a.id) ?? 0) || a.id - b.id,
  );
}
