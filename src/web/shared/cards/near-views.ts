import type { NearProduct } from '#src/contract/places/places.ts';
import { distanceWords } from '#src/verticals/distance.words.ts';
import { productCardView, type ProductCardView } from '#src/web/shared/cards/product-card-view.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** A product's card with the distance from the requested position. */
export function nearCardView(
  voice: Pick<LoadContext, 'site' | 'i18n'>,
  { product, metres }: NearProduct,
): ProductCardView {
  const card = productCardView(voice, product);
  return metres === null
    ? card
    : { ...card, place: `${distanceWords(voice.i18n, metres, voice.site.writing)} · ${card.place}` };
}
