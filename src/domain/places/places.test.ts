import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { metresBetween } from '#src/domain/catalogue/distance.ts';
import { categories } from '#src/domain/catalogue/product.ts';
import { boxAround } from '#src/domain/places/box.ts';
import { categoryIdOf, categoryOfId } from '#src/domain/places/category-ids.ts';
import { pageOf } from '#src/domain/places/list-page.ts';
import { placeNameIn } from '#src/domain/places/place.ts';
import { namePattern, placeWords } from '#src/domain/places/place-labels.ts';
import { isCountry, regionCodes, regionNames, regionOfCountry } from '#src/domain/places/regions.ts';
import { slugOf } from '#src/domain/places/slug.ts';

it('has a number for each category, the other way round too', () => {
  expect(categories.map((category) => categoryOfId(categoryIdOf(category)))).toEqual(categories);
  expect(categoryOfId(0)).toBeUndefined();
  expect(categoryIdOf('museum')).toBe(3);
});

it('draws a box that holds all that is near, across the line of the date and at the poles', () => {
  const point = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  const near = fc.record({
    from: point,
    metres: fc.integer({ min: 10, max: 60_000 }),
    north: fc.double({ min: -1, max: 1, noNaN: true }),
    east: fc.double({ min: -1, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(near, ({ from, metres, north, east }) => {
      const lat = Math.max(-90, Math.min(90, from.lat + (north * metres) / 111_195));
      const across = (east * metres) / (111_195 * Math.max(0.0001, Math.cos((lat * Math.PI) / 180)));
      const lng = ((((from.lng + across + 180) % 360) + 360) % 360) - 180;
      if (metresBetween(from, { lat, lng }) > metres) return;
      const box = boxAround(from, metres);
      const within = box.west <= box.east ? lng >= box.west && lng <= box.east : lng >= box.west || lng <= box.east;
      expect(lat >= box.south && lat <= box.north && within).toBe(true);
    }),
    { numRuns: 500 },
  );
  expect(boxAround({ lat: 0, lng: 179.9 }, 50_000)).toMatchObject({
    west: expect.closeTo(179.45),
    east: expect.closeTo(-179.65),
  });
  expect(boxAround({ lat: 0, lng: -179.9 }, 50_000).west).toBeCloseTo(179.65);
  expect(boxAround({ lat: 89.9, lng: 0 }, 50_000)).toMatchObject({ west: -180, east: 180, north: 90 });
});

describe('slugs', () => {
  it.each([
    ['Musée d’Orsay', 'musee-dorsay'],
    ['Sacré-Cœur', 'sacre-coeur'],
    ['Łódź – Straße', 'lodz-strasse'],
    ['東京', null],
    ['—', null],
    ['long '.repeat(30), 'long-'.repeat(16).slice(0, -1)],
    ['x'.repeat(100), 'x'.repeat(80)],
  ])('of %s is %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});

it('matches words by prefix, and within names that have no spaces', () => {
  expect(placeWords({ en: 'Sacré-Cœur', fr: 'Sacré-Cœur' }, 'Basilique')).toBe(' sacre coeur\n basilique');
  expect(namePattern('  SACRÉ ')).toBe('% sacre%');
  expect(namePattern('エッフェル')).toBe('%えっふぇる%');
  expect(namePattern('故宮')).toBe('%故宫%');
  expect(namePattern('100%_sure')).toBe('% 100 sure%');
  expect(namePattern(' %_\\ ')).toBeNull();
});

it('names a place in the wanted language, else in English, else as it can', () => {
  expect(placeNameIn({ en: 'Tokyo', zh: '东京' }, 'zh-TW')).toEqual({ text: '东京', lang: 'zh' });
  expect(placeNameIn({ en: 'Tokyo', ja: '東京' }, 'de')).toEqual({ text: 'Tokyo', lang: 'en' });
  expect(placeNameIn({ ru: 'Казань' }, 'de')).toEqual({ text: 'Казань', lang: 'ru' });
  expect(placeNameIn({}, 'de')).toEqual({ text: '', lang: 'en' });
});

it('knows the region of a country', () => {
  expect(['JP', 'FR', 'BR', 'EG', 'NZ'].map(regionOfCountry)).toEqual([
    'asia',
    'europe',
    'americas',
    'africa',
    'oceania',
  ]);
  expect(regionOfCountry(null)).toBe('elsewhere');
  expect(regionOfCountry('AQ')).toBe('elsewhere');
  expect([isCountry('AQ'), isCountry('XK'), isCountry('-99'), isCountry('ZZ')]).toEqual([true, true, false, false]);
  expect(Object.keys(regionCodes)).toEqual(regionNames.filter((name) => name !== 'elsewhere'));
});

it('cuts a list into pages', () => {
  const items = Array.from({ length: 23 }, (_, index) => index);
  expect(pageOf(items, 3)).toEqual([20, 21, 22]);
  expect(pageOf(items, 4)).toEqual([]);
});
