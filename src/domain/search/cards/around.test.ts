import { describe, expect, it } from 'vitest';

import type { Destination } from '#src/domain/catalogue/destination.ts';
import { liveCatalogue, type LiveProduct } from '#src/domain/catalogue/live-product.ts';
import type { Category } from '#src/domain/catalogue/product.ts';
import { aroundOf, similarTo } from '#src/domain/search/cards/around.ts';
import type { OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';

const kilometres = 1000 / ((Math.PI / 180) * 6_371_009);

/** A product at destination 3, so many kilometers north of the equator; its id is its rank too. */
function product(id: number, km: number, category: Category = 'museum', destinationId = 3): LiveProduct {
  const meetingPoint = { name: `Gate ${id}`, address: '', lat: km * kilometres, lng: 0 };
  // Only what neighbors are chosen by.
  return { id, destinationId, rank: id, category, meetingPoint } as unknown as LiveProduct;
}

function openOf(products: readonly LiveProduct[], offSale: readonly number[] = []): OpenCatalogue {
  const stations = [
    { name: 'South', lat: -2 * kilometres, lng: 0 },
    { name: 'East', lat: 0, lng: 5 * kilometres },
    { name: 'Airport', lat: 26 * kilometres, lng: 0 },
  ];
  const place = { id: 3, stations } as unknown as Destination;
  const lowest = new Map(products.filter(({ id }) => !offSale.includes(id)).map(({ id }) => [id, 100n]));
  return { live: liveCatalogue([place], products), lowest } as unknown as OpenCatalogue;
}

describe('aroundOf', () => {
  it('returns stations and other products with distance and direction, the nearest first', () => {
    const [here, near, far] = [product(1, 0), product(2, 1), product(3, 4)];
    expect(aroundOf(openOf([here, near, far]), here)).toEqual([
      { name: 'Gate 2', kind: 'product', metres: 1_000, bearing: 0, product: near },
      { name: 'South', kind: 'station', metres: 2_000, bearing: 180, product: null },
      { name: 'Gate 3', kind: 'product', metres: 4_000, bearing: 0, product: far },
      { name: 'East', kind: 'station', metres: 5_000, bearing: 90, product: null },
    ]);
  });

  it('has the six nearest products of the destination at most', () => {
    const here = product(1, 0);
    const others = [8, 7, 6, 5, 4, 3, 2].map((id) => product(id, id));
    const elsewhere = product(9, 1, 'museum', 4);
    const found = aroundOf(openOf([here, ...others, elsewhere]), here).filter(({ kind }) => kind === 'product');
    expect(found.map(({ name }) => name)).toEqual(['Gate 2', 'Gate 3', 'Gate 4', 'Gate 5', 'Gate 6', 'Gate 7']);
  });

  it('leaves out what is farther than 25 km', () => {
    const here = product(1, 0);
    const names = aroundOf(openOf([here, product(2, 25), product(3, 25.01)]), here).map(({ name }) => name);
    expect(names).toEqual(['South', 'East', 'Gate 2']);
  });
});

describe('similarTo', () => {
  it('returns the same kind first, then others by rank, without the product itself', () => {
    const here = product(2, 0, 'museum');
    const open = openOf([product(1, 0, 'tour'), here, product(3, 0, 'food'), product(4, 0, 'museum')]);
    expect(similarTo(open, here).map(({ id }) => id)).toEqual([4, 1, 3]);
  });

  it('leaves out what is not on sale or at another destination', () => {
    const here = product(1, 0);
    const open = openOf([here, product(2, 0), product(3, 0), product(4, 0, 'museum', 4)], [2]);
    expect(similarTo(open, here).map(({ id }) => id)).toEqual([3]);
  });

  it('returns eight at most', () => {
    const all = Array.from({ length: 10 }, (_, at) => product(at + 1, 0));
    const [here] = all;
    if (here === undefined) throw new Error('there is no product');
    expect(similarTo(openOf(all), here).map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });
});
