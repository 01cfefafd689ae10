import { beforeAll, describe, expect, it } from 'vitest';

import { destinationsBeginning, namedDestinations } from '#src/domain/search/documents/named-destinations.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';
import { firstTen, gain, judgedQueries, readShop, shopIndex } from './judging.ts';

const judged = judgedQueries();
let index: SearchIndex;
let titles: ReadonlyMap<number, string>;
let places: Awaited<ReturnType<typeof readShop>>['destinations'];
beforeAll(async () => {
  const shop = await readShop();
  index = shopIndex(shop);
  titles = new Map(shop.products.map((product) => [product.id, product.titles.en]));
  places = shop.destinations;
});

describe('the relevance of the search', () => {
  it('is judged by at least 120 queries in ten languages, none twice', () => {
    expect(judged.length).toBeGreaterThanOrEqual(120);
    expect(new Set(judged.map((one) => one.language)).size).toBeGreaterThanOrEqual(10);
    expect(new Set(judged.map((one) => one.query)).size).toBe(judged.length);
  });

  it('puts the good ones first (nDCG@10 of at least 0.90)', () => {
    const gains = judged.map(({ query, grades }) => ({ query, gain: gain(firstTen(index, query), grades) }));
    const mean = gains.reduce((sum, one) => sum + one.gain, 0) / gains.length;
    const worst = gains.filter((one) => one.gain < 0.7).map((one) => `${one.query} ${one.gain.toFixed(2)}`);
    console.info(`nDCG@10 ${mean.toFixed(4)} over ${gains.length} queries; below 0.7: ${worst.join(', ')}`);
    expect(mean, worst.join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  it('finds what is named, first, in at least 95 of 100 queries', () => {
    const names = judged.filter((one) => one.kind === 'name');
    const missed = names.filter(({ query, grades }) => !grades.has(firstTen(index, query)[0] ?? 0));
    console.info(`${names.length - missed.length} of ${names.length} first`);
    expect(1 - missed.length / names.length, missed.map((one) => one.query).join('\n')).toBeGreaterThanOrEqual(0.95);
  });
});

describe('words written as one, apart, or in kana', () => {
  it.each([
    ['sky tree', 'Tokyo Skytree'],
    ['tokyo sky tree', 'Tokyo Skytree'],
    ['skytree', 'Tokyo Skytree'],
    ['すかいつりー', 'Tokyo Skytree'],
    ['とうきょうスカイツリー', 'Tokyo Skytree'],
    ['おおさかじょう', 'Osaka Castle'],
    ['hongkong disneyland', 'Hong Kong Disneyland'],
    ['team lab', 'teamLab'],
  ])('%s finds %s first', (query, title) => {
    expect(titles.get(firstTen(index, query)[0] ?? 0)).toContain(title);
  });

  it.each([
    ['とうきょう', 'Tokyo'],
    ['トウキョウ', 'Tokyo'],
    ['hong-kong', 'Hong Kong'],
    ['hongkong', 'Hong Kong'],
    ['ほんこん', 'Hong Kong'],
    ['オオサカ', 'Osaka'],
    ['newyork', 'New York'],
  ])('%s names the place %s, also while it is typed', (query, name) => {
    expect(namedDestinations(places, query).map((one) => one.names.en)).toContain(name);
    expect(destinationsBeginning(places, query.slice(0, -1)).map((one) => one.names.en)).toContain(name);
  });

  it.each(['skies', 'hong', 'kong'])('%s is no whole name of a place', (query) => {
    expect(namedDestinations(places, query)).toEqual([]);
  });
});

describe('the gain of a list', () => {
  it('is 1 for the best order, less for a worse, 0 for none', () => {
    const grades = new Map([
      [1, 3],
      [2, 1],
    ]);
    expect(gain([1, 2, 9], grades)).toBe(1);
    expect(gain([2, 1], grades)).toBeCloseTo((1 + 7 / Math.log2(3)) / (7 + 1 / Math.log2(3)));
    expect(gain([], grades)).toBe(0);
  });
});
