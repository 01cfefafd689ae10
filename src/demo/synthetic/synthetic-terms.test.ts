import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { syntheticCities, type CityRow } from '#src/demo/synthetic/synthetic-cities.ts';
import { cityName, syntheticListings } from '#src/demo/synthetic/synthetic-listing.ts';
import { syntheticItem } from '#src/demo/synthetic/synthetic-item.ts';
import { syntheticWords } from '#src/demo/synthetic/synthetic-terms.ts';

const file = new URL('../../../catalogue/synthetic/cities.json', import.meta.url);
const cities = syntheticCities(JSON.parse(readFileSync(file, 'utf8')) as CityRow[]);

it('finds synthetic listings by title, place, category and text', () => {
  const one = syntheticListings(1, cities, 20_778)(1);
  const words = syntheticWords()(one);
  const [first = ''] = cityName(one.city, 'en').toLowerCase().split(' ');
  expect((words.get(first) ?? 0) & 3).toBe(3);
  expect(words.size).toBeGreaterThan(30);
  // A million of them shall not grow with the languages of the shop's own.
  expect(words.has('достопримечательности') || words.has('박물관')).toBe(false);
  expect(syntheticItem(one, words, { seed: 1, firstDay: 20_778 })).toMatchObject({
    id: 1_000_001,
    popularity: one.reviews,
    currency: one.city.currency,
  });
});
