import type { Destination } from '#src/domain/catalogue/destination.ts';
import { freeCancelHours, type LiveProduct } from '#src/domain/catalogue/live-product.ts';

/** What the card of a listing shows besides price and rating, kept beside the words it is found by. */
export type ListedCard = Pick<LiveProduct, 'slug' | 'titles' | 'summary' | 'picture'> & {
  readonly freeCancelHours: number | null;
  readonly instant: boolean;
  readonly lat: number;
  readonly lng: number;
  readonly place: Pick<Destination, 'id' | 'slug' | 'names'>;
};

/** What a product's card shows. */
export function listedCard(product: LiveProduct, { id, slug, names }: Destination): ListedCard {
  return {
    slug: product.slug,
    titles: product.titles,
    summary: product.summary,
    picture: product.picture,
    freeCancelHours: freeCancelHours(product),
    instant: product.instantConfirmation,
    lat: product.meetingPoint.lat,
    lng: product.meetingPoint.lng,
    place: { id, slug, names },
  };
}
