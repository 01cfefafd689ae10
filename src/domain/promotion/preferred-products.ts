import { freeCancelHours, type LiveProduct } from '#src/domain/catalogue/live-product.ts';
import type { Showing } from '#src/domain/content/card.ts';
import type { RatingSummary } from '#src/domain/content/review.ts';
import { byRating, isPreferred } from '#src/domain/promotion/preferred.ts';

/** All preferred activities, best rated first. Cards are made of those that are shown: exchanging prices is work. */
export function preferredProducts(showing: Pick<Showing, 'open' | 'sampleData'>): LiveProduct[] {
  const { open } = showing;
  const ratingOf = ({ id }: LiveProduct): RatingSummary | null =>
    showing.sampleData ? (open.ratings.get(id)?.summary ?? null) : null;
  return [...open.live.products.values()]
    .filter((product) =>
      isPreferred({
        rating: ratingOf(product),
        instant: product.instantConfirmation,
        freeCancelHours: freeCancelHours(product),
        onSale: open.lowest.has(product.id),
      }),
    )
    .toSorted((a, b) => byRating(ratingOf(a), ratingOf(b)) || a.id - b.id);
}
