import { freeCancelHours, type LiveProduct } from '#src/domain/catalogue/live-product.ts';
import type { Showing } from '#src/domain/content/card.ts';
import { ratingOf } from '#src/domain/content/open-catalogue.ts';
import type { RatingSummary } from '#src/domain/content/review.ts';
import { byRating, isPreferred } from '#src/domain/promotion/preferred.ts';

/** All preferred activities, best rated first. Cards are made of those that are shown: exchanging prices is work. */
export function preferredProducts(showing: Pick<Showing, 'open' | 'sampleData'>): LiveProduct[] {
  const { open } = showing;
  const rated = ({ id }: LiveProduct): RatingSummary | null => ratingOf(showing, id);
  return [...open.live.products.values()]
    .filter((product) =>
      isPreferred({
        rating: rated(product),
        instant: product.instantConfirmation,
        freeCancelHours: freeCancelHours(product),
        onSale: open.lowest.has(product.id),
      }),
    )
    .toSorted((a, b) => byRating(rated(a), rated(b)) || a.id - b.id);
}
