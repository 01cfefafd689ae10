import { placesCalls } from '#src/contract/places/places.calls.ts';
import { destinationBanner, type DestinationBanner } from '#src/web/shared/banners/destination-banner.ts';
import { poiCardView, type PoiCardView } from '#src/web/shared/cards/poi-card-view.ts';
import { productCardView, type ProductCardView } from '#src/web/shared/cards/product-card-view.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** The most popular places, sights and activities. */
export type PopularView = {
  readonly posters: readonly DestinationBanner[];
  readonly sights: readonly PoiCardView[];
  readonly cards: readonly ProductCardView[];
};

export async function loadPopular(context: LoadContext): Promise<PopularView> {
  const answer = await context.api.call(placesCalls.popularAll, {}, { signal: context.signal });
  if (!answer.ok) throw new Error(`popular: ${answer.error.code}`);
  const { destinations, pois, products } = answer.value;
  return {
    posters: destinations.map((place) => destinationBanner(context, place)),
    sights: pois.map((poi) => poiCardView(context, poi)),
    cards: products.map((card) => productCardView(context, card)),
  };
}
