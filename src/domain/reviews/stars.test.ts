import { expect, it } from 'vitest';

import { starsOf } from '#src/domain/reviews/stars.ts';

it.each([
  [20, 1],
  [100, 5],
  [87, 4.4],
  [86, 4.3],
  [85, 4.3],
  [84, 4.2],
])('starsOf shows a score of %i as %f stars', (score, stars) => {
  expect(starsOf(score)).toBe(stars);
});
