import fc from 'fast-check';
import { expect, it } from 'vitest';

import { priceSteps } from '#src/domain/search/query/price-steps.ts';
import { layOut, stepOf } from '#src/search-index/prices/price-step.ts';

it('finds the last step that an amount reaches', () => {
  const steps = layOut(priceSteps.map((step) => step * 100));
  const find = (amount: number): number => stepOf(steps, amount);
  const plain = (amount: number): number => priceSteps.findLastIndex((step) => step * 100 <= amount);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e13, noNaN: true }), (amount) => {
      expect(find(amount)).toBe(plain(amount));
    }),
  );
  for (const step of priceSteps) {
    expect(find(step * 100)).toBe(plain(step * 100));
    expect(find(Math.max(0, step * 100 - 0.001))).toBe(plain(Math.max(0, step * 100 - 0.001)));
  }
});
