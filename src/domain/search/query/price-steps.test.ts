import { expect, it } from 'vitest';

import { priceBars, priceSteps } from '#src/domain/search/query/price-steps.ts';

const counted = (counts: Readonly<Record<number, number>>) => priceBars(priceSteps.map((step) => counts[step] ?? 0));

it('has rising whole steps', () => {
  expect(priceSteps.slice(0, 12)).toEqual([0, 1, 2, 3, 4, 5, 7, 10, 15, 20, 30, 40]);
  expect(priceSteps.every((step, at) => Number.isInteger(step) && step > (priceSteps[at - 1] ?? -1))).toBe(true);
});

it('trims empty ends and retains gaps between', () => {
  expect(counted({ 10: 3, 20: 1 })).toEqual([
    { from: 10, to: 15, count: 3 },
    { from: 15, to: 20, count: 0 },
    { from: 20, to: 30, count: 1 },
  ]);
  expect(counted({})).toEqual([]);
});

it('joins neighbours until there are at most 24, and loses nothing', () => {
  const all = priceBars(priceSteps.map(() => 1));
  expect(all.length).toBeLessThanOrEqual(24);
  expect(all.reduce((sum, bar) => sum + bar.count, 0)).toBe(priceSteps.length);
  expect(all.every((bar, at) => at === 0 || bar.from === all[at - 1]?.to)).toBe(true);
});
