import { expect, it } from 'vitest';

import { labelledScore } from '#src/domain/reviews/review-label.ts';

it.each([
  [0, 20],
  [20, 20],
  [29.9, 20],
  [30, 40],
  [40, 40],
  [49.9, 40],
  [50, 60],
  [60, 60],
  [69.9, 60],
  [70, 80],
  [80, 80],
  [89.9, 80],
  [90, 100],
  [100, 100],
])('a score of %d has the label of %d', (score, label) => {
  expect(labelledScore(score)).toBe(label);
});
