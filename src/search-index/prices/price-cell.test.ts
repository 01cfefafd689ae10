import fc from 'fast-check';
import { expect, it } from 'vitest';

import { leastOfCell, noPrice, oddPrice, priceCellCount, priceCellOf } from '#src/search-index/prices/price-cell.ts';

it('puts every amount between the least of its cell and that of the next one', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 2 ** 31, noNaN: true }), (amount) => {
      const cell = priceCellOf(amount);
      expect(leastOfCell[cell]).toBeLessThanOrEqual(amount);
      expect(leastOfCell[cell + 1]).toBeGreaterThan(amount);
    }),
  );
  for (let cell = priceCellOf(1); cell < priceCellCount; cell += 1)
    expect(priceCellOf(leastOfCell[cell] ?? 0)).toBe(cell);
});

it('marks no price, and values too small or too large', () => {
  expect(priceCellOf(Number.NaN)).toBe(noPrice);
  for (const amount of [-1, 0, 0.99, 1e10, 2 ** 80, Number.POSITIVE_INFINITY])
    expect(priceCellOf(amount)).toBe(oddPrice);
});
