import { describe, expect, it } from 'vitest';

import { liveCatalogue, type LiveProduct } from '#src/domain/catalogue/live-product.ts';
import { preferredProducts } from '#src/domain/marketing/programmes/preferred-products.ts';
import type { OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';

// Only what is read of a product.
const product = (id: number, more: object = {}): LiveProduct =>
  ({ id, destinationId: 1, rank: id, instantConfirmation: true, options: [], ...more }) as unknown as LiveProduct;

describe('preferredProducts', () => {
  const summary = (score: number, count: number, sample = false) => ({ summary: { score, count, sample } });
  const refundable = [{ cancellation: [{ hoursBefore: 24, refundPercent: 100 }] }];
  const products = [
    product(1),
    product(2),
    product(3),
    product(4, { instantConfirmation: false, options: [{ cancellation: [] }] }),
    product(5, { instantConfirmation: false, options: refundable }),
    product(6),
    product(7),
    product(8),
  ];
  const rated = (): OpenCatalogue =>
    ({
      live: liveCatalogue([], products),
      // 7 is not on sale.
      lowest: new Map([1, 2, 3, 4, 5, 6, 8].map((id) => [id, 1n])),
      ratings: new Map([
        [1, summary(90, 300)],
        [2, summary(95, 200)],
        [3, summary(90, 400)],
        [4, summary(99, 900)],
        [5, summary(90, 300)],
        [6, summary(99, 900, true)],
        [7, summary(99, 900)],
        [8, summary(84, 900)],
      ]),
    }) as unknown as OpenCatalogue;
  const idsOf = (edition: OpenCatalogue, sampleData: boolean): readonly number[] =>
    preferredProducts({ open: edition, sampleData }).map(({ id }) => id);

  it('returns the products that keep the rule, the best rated first, then the most rated, then the lower id', () => {
    expect(idsOf(rated(), false)).toEqual([2, 3, 1, 5]);
  });

  it('counts samples of reviews only where they are wanted', () => {
    expect(idsOf(rated(), true)).toEqual([6, 2, 3, 1, 5]);
  });

  it('returns the same list for one edition of the catalogue, one with samples and one without', () => {
    const edition = rated();
    const first = preferredProducts({ open: edition, sampleData: false });
    expect(idsOf(edition, true)).toHaveLength(5);
    expect(preferredProducts({ open: edition, sampleData: false })).toBe(first);
    expect(preferredProducts({ open: rated(), sampleData: false })).not.toBe(first);
  });
});
