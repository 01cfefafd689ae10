import type { RatingSummary } from '#src/contract/catalogue/catalogue.ts';
import { starsOf } from '#src/domain/reviews/stars.ts';

/** Returns ratings by real guests as schema.org properties; sample reviews are left out (RU-32). */
export function ratedFacts(rating: RatingSummary | null): object {
  if (rating === null || rating.sample) return {};
  const { score, count } = rating;
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: starsOf(score),
      bestRating: 5,
      worstRating: 1,
      reviewCount: count,
    },
  };
}
