import { describe, expect, it } from 'vitest';

import { middleScore, rankedProducts, rankingRule, weightedScore } from '#src/domain/search/cards/rankings.ts';

type Showing = Parameters<typeof rankedProducts>[0];

/** As much of a shop as ranking looks at: products with their ratings and bookings. */
function shopOf(
  products: readonly {
    readonly id: number;
    readonly score?: number;
    readonly count?: number;
    readonly sample?: boolean;
    readonly booked?: number;
    readonly gone?: boolean;
  }[],
  sampleData = true,
): Showing {
  return {
    open: {
      live: { products: new Map(products.map(({ id }) => [id, { id }])) },
      lowest: new Map(products.filter(({ gone }) => gone !== true).map(({ id }) => [id, 100n])),
      ratings: new Map(
        products.flatMap(({ id, score, count = 0, sample = false }) =>
          score === undefined ? [] : [[id, { summary: { score, count, sample } }]],
        ),
      ),
    },
    sampleData,
    booked: new Map(products.flatMap(({ id, booked }) => (booked === undefined ? [] : [[id, booked]]))),
  } as unknown as Showing;
}

const idsOf = (showing: Showing, by: 'rated' | 'booked'): number[] => rankedProducts(showing, by).map(({ id }) => id);

describe('a ranking by ratings', () => {
  it('believes many travellers more than a few', () => {
    const shop = shopOf([
      { id: 1, score: 100, count: 20 },
      { id: 2, score: 96, count: 2000 },
      { id: 3, score: 60, count: 2000 },
    ]);
    expect(idsOf(shop, 'rated')).toEqual([2, 1, 3]);
  });

  it('leaves out what too few have rated, what is not on sale, and samples where disabled', () => {
    const some = [
      { id: 1, score: 100, count: rankingRule.reviews - 1 },
      { id: 2, score: 80, count: rankingRule.reviews },
      { id: 3, score: 90, count: 500, gone: true },
      { id: 4, score: 90, count: 500, sample: true },
      { id: 5 },
    ];
    expect(idsOf(shopOf(some), 'rated')).toEqual([4, 2]);
    expect(idsOf(shopOf(some, false), 'rated')).toEqual([2]);
  });

  it('orders equals by their number', () => {
    const equal = { score: 88, count: 300 };
    expect(
      idsOf(
        shopOf([
          { id: 9, ...equal },
          { id: 4, ...equal },
          { id: 7, ...equal },
        ]),
        'rated',
      ),
    ).toEqual([4, 7, 9]);
  });

  it('has nothing in an empty shop', () => {
    expect(idsOf(shopOf([]), 'rated')).toEqual([]);
    expect(middleScore([])).toBe(0);
  });
});

describe('a ranking by bookings', () => {
  it('counts only known bookings', () => {
    expect(
      idsOf(
        shopOf([
          { id: 1, booked: 60 },
          { id: 2, score: 100, count: 900 },
          { id: 3, booked: 300 },
        ]),
        'booked',
      ),
    ).toEqual([3, 1]);
  });
});

describe('a weighted score', () => {
  it('is between the mean and the score, nearer to the score the more there are', () => {
    expect(weightedScore({ score: 100, count: 0 }, 80)).toBe(80);
    expect(weightedScore({ score: 100, count: rankingRule.weight }, 80)).toBe(90);
    expect(weightedScore({ score: 100, count: 100 * rankingRule.weight }, 80)).toBeGreaterThan(99);
  });
});
