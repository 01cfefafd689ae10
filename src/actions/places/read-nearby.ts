import { showTo } from '#src/actions/catalogue/show-to.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { metresBetween, type Point } from '#src/domain/catalogue/distance.ts';
import { cardView, destinationView, type CardView, type DestinationView } from '#src/domain/search/cards/card.ts';
import { productsNear } from '#src/domain/places/near-products.ts';
import { poiCardView, type PoiCardView } from '#src/domain/places/poi-card.ts';
import { findPoisNear } from '#src/store/places/places.store.ts';

export type NearbyView = {
  readonly destinations: readonly { readonly view: DestinationView; readonly metres: number }[];
  readonly pois: readonly PoiCardView[];
  readonly products: readonly { readonly card: CardView; readonly metres: number }[];
};

const reachMetres = 50_000;
const mostDestinations = 3;
const mostEach = 20;

/** Returns what is around a position, the nearest first: three destinations however far, the rest within 50 km. */
export async function readNearby(deps: Deps, caller: Caller, point: Point): Promise<NearbyView> {
  const [showing, found] = await Promise.all([
    showTo(deps, caller),
    findPoisNear(deps.db, { point, metres: reachMetres, limit: mostEach, offset: 0 }),
  ]);
  const { open } = showing;
  const destinations = [...open.live.destinations.values()]
    .map((destination) => ({
      view: destinationView(open, destination),
      metres: metresBetween(point, destination),
    }))
    .toSorted((a, b) => a.metres - b.metres);
  return {
    destinations: destinations.slice(0, mostDestinations),
    pois: found.pois.map((poi) => poiCardView(open, poi, point)),
    products: productsNear(open, point, reachMetres)
      .slice(0, mostEach)
      .map(({ product, metres }) => ({ card: cardView(showing, product), metres })),
  };
}
