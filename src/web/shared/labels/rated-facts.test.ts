import { expect, it } from 'vitest';

import { starsOf } from '#src/domain/reviews/stars.ts';
import { formatNumber } from '#src/domain/site/language/formats.ts';
import { ratedFacts } from '#src/web/shared/labels/rated-facts.ts';

it('publishes the rating for search engines, equal to the one shown', () => {
  expect(ratedFacts({ score: 93, count: 12, sample: false })).toMatchObject({
    aggregateRating: { ratingValue: 4.7, reviewCount: 12, bestRating: 5, worstRating: 1 },
  });
  for (let score = 20; score <= 100; score += 0.5)
    expect(Number(formatNumber(score / 20, 'en', 1)), `score ${score}`).toBe(starsOf(score));
});

it('publishes nothing for samples or without reviews', () => {
  expect(ratedFacts({ score: 93, count: 12, sample: true })).toEqual({});
  expect(ratedFacts(null)).toEqual({});
});
