import type { NearbyAnswer } from '#src/contract/places/places.ts';
import { destinationBanner, type DestinationBanner } from '#src/web/shared/banners/destination-banner.ts';
import { distanceWords } from '#src/verticals/distance.words.ts';
import { nearCardView } from '#src/web/shared/cards/near-views.ts';
import { poiCardView, type PoiCardView } from '#src/web/shared/cards/poi-card-view.ts';
import type { ProductCardView } from '#src/web/shared/cards/product-card-view.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** What is around a position. */
export type NearView = {
  readonly posters: readonly DestinationBanner[];
  readonly sights: readonly PoiCardView[];
  readonly cards: readonly ProductCardView[];
};

export function nearView(voice: Pick<LoadContext, 'site' | 'i18n'>, answer: NearbyAnswer): NearView {
  return {
    posters: answer.destinations.map(({ destination, metres }) =>
      destinationBanner(voice, destination, distanceWords(voice.i18n, metres, voice.site.writing)),
    ),
    sights: answer.pois.map((poi) => poiCardView(voice, poi)),
    cards: answer.products.map((one) => nearCardView(voice, one)),
  };
}
