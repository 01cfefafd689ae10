import { describe, expect, it } from 'vitest';

import type { Category } from '#src/domain/catalogue/product.ts';
import { optionKey, type OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';
import { carouselProducts, type CarouselKey } from '#src/domain/search/cards/carousels.ts';

type Sold = {
  readonly title: string;
  readonly category: Category;
  readonly youngest?: number;
  readonly evening?: true;
};

/** As much of a catalogue as carousels look at: one product a destination. */
function openOf(sold: readonly Sold[]): OpenCatalogue {
  const products = sold.map(({ title, category, youngest = 4 }, at) => ({
    id: at + 1,
    destinationId: at + 1,
    category,
    titles: { en: title },
    options: [{ id: 'o', units: [{ minAge: youngest }] }],
  }));
  return {
    live: { products: new Map(products.map((one) => [one.id, one])) },
    lowest: new Map(products.map(({ id }) => [id, {}])),
    openDays: new Map(sold.map((one, at) => [optionKey(at + 1, 'o'), { tonight: one.evening === true }])),
    // The rest of a catalog is not used here.
  } as never;
}

const sold: readonly Sold[] = [
  { title: 'Disneyland: day ticket', category: 'theme-park', evening: true },
  { title: 'Melbourne Zoo: entry ticket', category: 'attraction' },
  { title: 'Churaumi Aquarium: entry ticket', category: 'attraction' },
  { title: 'Colosseum: timed entry', category: 'attraction' },
  { title: 'Skydeck: entry ticket', category: 'attraction', evening: true },
  { title: 'Night Safari: admission', category: 'attraction', youngest: 18 },
  { title: 'High Speed Rail: ticket', category: 'transfer', evening: true },
  { title: 'Apsara dance with dinner', category: 'show', evening: true },
  { title: 'Chao Phraya dinner cruise', category: 'cruise', evening: true },
  { title: 'Evening desert safari with camp dinner', category: 'tour', evening: true },
  { title: 'Hanoi street food walk', category: 'food', evening: true },
  { title: 'Thai cooking class', category: 'class' },
  { title: 'Batik painting class', category: 'class' },
];
const outdoors: readonly Sold[] = [
  { title: 'Blue Mountains: day trip', category: 'day-trip' },
  { title: 'Reef snorkeling', category: 'outdoor' },
  { title: 'Glacier hike', category: 'outdoor' },
];

describe('a carousel matches its heading', () => {
  it.each<[CarouselKey, readonly string[]]>([
    ['family', ['Disneyland: day ticket', 'Melbourne Zoo: entry ticket', 'Churaumi Aquarium: entry ticket']],
    [
      'tonight',
      ['Skydeck: entry ticket', 'Apsara dance with dinner', 'Chao Phraya dinner cruise', 'Hanoi street food walk'],
    ],
    ['outdoor', ['Blue Mountains: day trip', 'Reef snorkeling', 'Glacier hike']],
    ['food', ['Apsara dance with dinner', 'Chao Phraya dinner cruise', 'Hanoi street food walk', 'Thai cooking class']],
  ])('%s', (key, titles) => {
    expect(
      carouselProducts(openOf([...sold, ...outdoors]), key, 24, new Set()).map((product) => product.titles.en),
    ).toEqual(titles);
  });

  it('and is none where hardly anything fits, or what fits was shown above', () => {
    expect(carouselProducts(openOf(sold.slice(0, 2)), 'family', 24, new Set())).toEqual([]);
    expect(carouselProducts(openOf(sold), 'family', 24, new Set([1]))).toEqual([]);
  });
});

describe('a refilled carousel', () => {
  it('is worked out once for an edition of the catalogue, and again for the next', () => {
    // The next edition lacks one of the four that fit the carousel.
    const [open, next] = [openOf(sold), openOf(sold.filter(({ title }) => title !== 'Thai cooking class'))];
    const idsOf = (edition: OpenCatalogue): readonly number[] =>
      carouselProducts(edition, 'food', 24, new Set()).map(({ id }) => id);
    const first = idsOf(open);
    expect(first).toHaveLength(4);
    let looked = 0;
    const watched = new Map(open.live.products);
    Object.assign(open.live, { products: { values: () => (looked += 1) && watched.values() } });
    expect(idsOf(open)).toEqual(first);
    expect(looked).toBe(0);
    expect(idsOf(next)).toEqual(first.slice(0, 3));
  });

  it('takes the first of each destination before the second of any, and no more than requested', () => {
    const open = openOf(sold);
    const products = [...open.live.products.values()].map((product) => ({
      ...product,
      destinationId: product.id <= 3 ? 1 : product.id,
    }));
    Object.assign(open.live, { products: new Map(products.map((one) => [one.id, one])) });
    const idsOf = (most: number, shown: readonly number[]): readonly number[] =>
      carouselProducts(open, 'top', most, new Set(shown)).map(({ id }) => id);
    expect(idsOf(12, [])).toEqual([1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 2]);
    expect(idsOf(99, [1])).toEqual([2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 3]);
  });
});
