import type { Destination } from '#src/domain/catalogue/destination.ts';
import { metresBetween, type Point } from '#src/domain/catalogue/distance.ts';
import type { LiveProduct } from '#src/domain/catalogue/live-product.ts';
import type { OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';
import type { Poi } from '#src/domain/places/place.ts';

export type PoiCardView = {
  readonly poi: Poi;
  readonly destination: Destination | null;
  /** Products on sale that visit it. */
  readonly products: number;
  /** From the requested position, or null. */
  readonly metres: number | null;
};

/** What a card of an attraction shows; with the distance from a point when one is given. */
export function poiCardView(open: OpenCatalogue, poi: Poi, from: Point | null): PoiCardView {
  return {
    poi,
    destination: poi.destinationId === null ? null : (open.live.destinations.get(poi.destinationId) ?? null),
    products: visitorsOf(open, poi).length,
    metres: from === null ? null : metresBetween(from, poi),
  };
}

/** The products on sale that visit an attraction, the best first. */
export function visitorsOf(open: OpenCatalogue, poi: Poi): LiveProduct[] {
  return poi.productIds.flatMap((id) => {
    const product = open.live.products.get(id);
    return product === undefined || !open.lowest.has(id) ? [] : [product];
  });
}
