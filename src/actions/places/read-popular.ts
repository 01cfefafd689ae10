import { showTo } from '#src/actions/catalogue/show-to.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { cardView, destinationView, type CardView, type DestinationView } from '#src/domain/search/cards/card.ts';
import { poiCardView, type PoiCardView } from '#src/domain/places/poi-card.ts';
import { popularDestinations, popularProducts } from '#src/domain/places/sought-place.ts';
import { findPois, findPopularity } from '#src/store/places/places.store.ts';

export type PopularView = {
  readonly destinations: readonly DestinationView[];
  readonly pois: readonly PoiCardView[];
  readonly products: readonly CardView[];
};

const mostEach = 12;

/** What is best known: destinations, attractions and activities. */
export async function readPopular(deps: Deps, caller: Caller): Promise<PopularView> {
  const [showing, popularity, found] = await Promise.all([
    showTo(deps, caller),
    findPopularity(deps.db),
    findPois(deps.db, { limit: mostEach, offset: 0 }),
  ]);
  const { open } = showing;
  return {
    destinations: popularDestinations(open, popularity)
      .slice(0, mostEach)
      .map((one) => destinationView(open, one)),
    pois: found.pois.map((poi) => poiCardView(open, poi, null)),
    products: popularProducts(open, popularity)
      .slice(0, mostEach)
      .map((product) => cardView(showing, product)),
  };
}
