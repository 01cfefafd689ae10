import { expect, it } from 'vitest';

import { pairwise, product } from './pairs.ts';

const dimensions = {
  colour: ['red', 'green', 'blue', 'grey', 'black'],
  size: ['s', 'm', 'l', 'xl'],
  shape: ['round', 'square', 'flat'],
  on: ['yes', 'no'],
};

it('lets every two values of two dimensions meet, in few rows', () => {
  const rows = pairwise(dimensions);
  for (const [one, values] of Object.entries(dimensions))
    for (const [other, others] of Object.entries(dimensions))
      if (one !== other)
        for (const a of values)
          for (const b of others)
            expect(
              rows.some(
                (row) =>
                  Object.entries(row).filter(([k, v]) => (k === one && v === a) || (k === other && v === b)).length ===
                  2,
              ),
            ).toBe(true);
  expect(rows.length).toBeGreaterThanOrEqual(5 * 4);
  expect(rows.length).toBeLessThan(5 * 4 * 1.3);
  expect(pairwise(dimensions)).toEqual(rows);
});

it('makes every combination', () => {
  expect(product(dimensions)).toHaveLength(5 * 4 * 3 * 2);
  expect(new Set(product(dimensions).map((row) => JSON.stringify(row))).size).toBe(120);
});
