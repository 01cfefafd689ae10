import { describe, expect, it } from 'vitest';

import type { Destination } from '#src/domain/catalogue/destination.ts';
import type { Product } from '#src/domain/catalogue/product.ts';
import { checkPlaces } from '#src/domain/places/check-places.ts';
import type { OwnPoi } from '#src/domain/places/place.ts';

// Only what the rules look at.
const destinations = [
  { id: 3, names: { en: 'Paris' }, lat: 48.86, lng: 2.35 },
  { id: 4, names: { en: 'Rome' }, lat: 41.9, lng: 12.5 },
] as unknown as readonly Destination[];
const products = [
  { id: 31, destinationId: 3 },
  { id: 32, destinationId: 3 },
  { id: 41, destinationId: 4 },
] as unknown as readonly Product[];

const louvre: OwnPoi = {
  id: 1_000,
  slug: 'louvre',
  kind: 'museum',
  names: { en: 'Louvre', 'zh-TW': '羅浮宮', 'zh-Hans': '卢浮宫' },
  lat: 48.86,
  lng: 2.34,
  popularity: 90,
  hours: { week: [{ days: [1, 3, 4, 5, 6, 7], hours: { from: '09:00', to: '18:00' } }], closed: ['12-25'] },
  text: 'word '.repeat(40),
  products: [31, 32],
  picture: { scene: 'museum', time: 'day', seed: 1 },
};
const orsay: OwnPoi = {
  ...louvre,
  id: 999_999,
  slug: 'orsay',
  names: { en: 'Orsay' },
  hours: null,
  text: 'word '.repeat(80),
  products: [],
  picture: { scene: 'museum', time: 'dusk', seed: 2 },
};

/** The faults of one file as "path: reason". */
function faultsOf(...attractions: readonly OwnPoi[]): string[] {
  const file = { file: 'places/paris.json', item: { destinationId: 3, attractions } };
  return checkPlaces([file], destinations, products).map(({ path, reason }) => `${path.join('.')}: ${reason}`);
}

describe('checkPlaces', () => {
  it('finds nothing wrong with attractions that keep the rules', () => {
    expect(faultsOf(louvre, orsay)).toEqual([]);
  });

  it.each<[string, Partial<OwnPoi>, string]>([
    ['an id of destinations', { id: 999 }, 'id: attractions have ids from 1000 to 999999'],
    ['an id of imported places', { id: 1_000_000 }, 'id: attractions have ids from 1000 to 999999'],
    ['another slug than its name gives', { slug: 'the-louvre' }, 'slug: the English name gives "louvre"'],
    ['too short a text', { text: 'word '.repeat(39) }, 'text: 39 words; 40 to 80 are required'],
    ['too long a text', { text: 'word '.repeat(81) }, 'text: 81 words; 40 to 80 are required'],
    ['a latitude far from its destination', { lat: 51.87 }, 'lat: more than 3° from Paris'],
    ['a longitude far from its destination', { lng: -0.66 }, 'lng: more than 3° from Paris'],
    [
      'a name in no language',
      { names: { ...louvre.names, english: 'Louvre' } },
      'names.english: "english" is not a language tag',
    ],
    ['hours without weekdays', { hours: { week: [], closed: [] } }, 'hours.week: the schedule has no weekday'],
    [
      'a closed day that does not exist',
      { hours: { week: louvre.hours?.week ?? [], closed: ['02-30'] } },
      'hours.closed.0: 02-30 is not a date',
    ],
    ['a product that does not exist', { products: [31, 33] }, 'products.1: there is no product 33'],
    ['a product of another destination', { products: [41] }, 'products.0: product 41 is sold at destination 4'],
    ['a product twice', { products: [31, 32, 31] }, 'products.2: product 31 occurs twice'],
  ])('refuses %s', (_, facts, fault) => {
    expect(faultsOf({ ...louvre, ...facts })).toEqual([`attractions.0.${fault}`]);
  });

  it('accepts an attraction at exactly three degrees', () => {
    expect(faultsOf({ ...louvre, lat: 48.86 + 2.99, lng: 2.35 - 2.99 })).toEqual([]);
  });

  it('refuses the scene and time of day of a neighbor', () => {
    expect(faultsOf(louvre, { ...orsay, picture: { scene: 'museum', time: 'day', seed: 2 } })).toEqual([
      'attractions.1.picture: a neighbor shows museum at day too',
    ]);
  });

  it('refuses a file for a destination that does not exist, and looks at nothing else in it', () => {
    const file = { file: 'places/nowhere.json', item: { destinationId: 5, attractions: [{ ...louvre, id: 1 }] } };
    expect(checkPlaces([file], destinations, products)).toEqual([
      { file: 'places/nowhere.json', path: ['destinationId'], reason: 'there is no destination 5' },
    ]);
  });

  it('names both files of an id or slug that is there twice', () => {
    const rome: OwnPoi = { ...louvre, lat: 41.9, lng: 12.5, products: [41] };
    const faults = checkPlaces(
      [
        { file: 'places/paris.json', item: { destinationId: 3, attractions: [louvre] } },
        { file: 'places/rome.json', item: { destinationId: 4, attractions: [rome] } },
      ],
      destinations,
      products,
    );
    expect(faults).toEqual([
      {
        file: 'places/rome.json',
        path: ['attractions', 0, 'id'],
        reason: 'id 1000 is already that of places/paris.json',
      },
      {
        file: 'places/rome.json',
        path: ['attractions', 0, 'slug'],
        reason: 'slug louvre is already that of places/paris.json',
      },
    ]);
  });
});
