import type { LiveProduct } from '#src/domain/catalogue/live-product.ts';
import type { Showing } from '#src/domain/search/cards/card.ts';
import { ratingOf } from '#src/domain/search/cards/open-catalogue.ts';
import type { RatingSummary } from '#src/domain/reviews/review.ts';

/** By what a list is ranked. */
export const rankingKinds = ['rated', 'booked'] as const;
export type RankingKind = (typeof rankingKinds)[number];

/**
 * How a list is made, shown to the visitor as defined here. A score counts as if `weight` more travellers had given the
 * middle of all scores, so that three friends cannot outvote three thousand.
 */
export const rankingRule = { weight: 50, reviews: 20, longest: 10, places: 12, perPlace: 3 } as const;

/**
 * The score by which activities are ranked, on the scale of scores (spec §9); `middle` is that of all reviews together.
 */
export function weightedScore({ score, count }: Pick<RatingSummary, 'score' | 'count'>, middle: number): number {
  return (score * count + middle * rankingRule.weight) / (count + rankingRule.weight);
}

/** The mean of all reviews; 0 where there are none. */
export function middleScore(ratings: readonly Pick<RatingSummary, 'score' | 'count'>[]): number {
  const count = ratings.reduce((sum, one) => sum + one.count, 0);
  return count === 0 ? 0 : ratings.reduce((sum, one) => sum + one.score * one.count, 0) / count;
}

/**
 * All that is on sale and can be ranked, the best first; of equals the one that came first in the catalog. Booking
 * counts are shown from `fewestBookings` on, and hidden counts do not affect the ranking.
 */
export function rankedProducts(
  showing: Pick<Showing, 'open' | 'sampleData' | 'booked'>,
  by: RankingKind,
): readonly LiveProduct[] {
  const onSale = [...showing.open.live.products.values()].filter(({ id }) => showing.open.lowest.has(id));
  const points = by === 'rated' ? ratedPoints(showing, onSale) : showing.booked;
  return onSale
    .filter(({ id }) => points.has(id))
    .toSorted((a, b) => (points.get(b.id) ?? 0) - (points.get(a.id) ?? 0) || a.id - b.id);
}

function ratedPoints(
  showing: Pick<Showing, 'open' | 'sampleData'>,
  products: readonly LiveProduct[],
): ReadonlyMap<number, number> {
  const rated = products.flatMap(({ id }) => {
    const rating = ratingOf(showing, id);
    return rating === null ? [] : [{ id, rating }];
  });
  const middle = middleScore(rated.map(({ rating }) => rating));
  return new Map(
    rated
      .filter(({ rating }) => rating.count >= rankingRule.reviews)
      .map(({ id, rating }) => [id, weightedScore(rating, middle)]),
  );
}
