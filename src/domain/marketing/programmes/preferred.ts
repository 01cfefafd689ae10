import type { RatingSummary } from '#src/domain/reviews/review.ts';

/** The requirements of a preferred activity, shown to the visitor as defined here. */
export const preferredRule = { score: 85, reviews: 200 } as const;

export type PreferredFacts = {
  readonly rating: RatingSummary | null;
  readonly instant: boolean;
  /** Hours before the start until which cancellation is free; null when it never is. */
  readonly freeCancelHours: number | null;
  /** A place is free on some day that can be booked. */
  readonly onSale: boolean;
};

/**
 * Whether an activity is preferred (spec §3 "Preferred"): rated at least 85 of 100 by at least 200 travellers, on sale,
 * and either confirmed at once or free to cancel. The label cannot be bought; without ratings nothing has it.
 */
export function isPreferred({ rating, instant, freeCancelHours, onSale }: PreferredFacts): boolean {
  if (rating === null || !onSale) return false;
  const liked = rating.score >= preferredRule.score && rating.count >= preferredRule.reviews;
  return liked && (instant || freeCancelHours !== null);
}

/** Best rated first, then those that more have rated. */
export function byRating(one: RatingSummary | null, other: RatingSummary | null): number {
  return (other?.score ?? 0) - (one?.score ?? 0) || (other?.count ?? 0) - (one?.count ?? 0);
}
