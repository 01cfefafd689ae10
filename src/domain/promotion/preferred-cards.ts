import { cardView, type CardView, type Showing } from '#src/domain/content/card.ts';
import { byRating, isPreferred } from '#src/domain/promotion/preferred.ts';

/** All preferred activities, best rated first. */
export function preferredCards(showing: Showing): CardView[] {
  return [...showing.open.live.products.values()]
    .map((product) => cardView(showing, product))
    .filter((card) =>
      isPreferred({
        rating: card.rating,
        instant: card.product.instantConfirmation,
        freeCancelHours: card.freeCancelHours,
        onSale: card.from !== null,
      }),
    )
    .toSorted((a, b) => byRating(a.rating, b.rating) || a.product.id - b.product.id);
}
