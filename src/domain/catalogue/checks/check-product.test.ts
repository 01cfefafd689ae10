import { describe, expect, it } from 'vitest';

import { checkProduct } from '#src/domain/catalogue/checks/check-product.ts';
import type { Destination } from '#src/domain/catalogue/destination.ts';
import type { Option, Product } from '#src/domain/catalogue/product.ts';

// Only what is checked against a destination.
const destination = { lat: 35, lng: 139, currency: 'JPY', names: { en: 'Tokyo' } } as unknown as Destination;
const option: Option = {
  id: 'day',
  title: 'Day',
  differs: [],
  schedule: {
    kind: 'START_TIME',
    week: [{ days: [1], times: ['09:00'] }],
    seasons: [],
    closed: [],
    soldOut: [],
  },
  capacity: 20,
  cutoffMinutes: 0,
  minParty: 1,
  maxParty: 10,
  cancellation: [],
  units: [
    { id: 'adult', type: 'ADULT', title: 'Adult', minAge: 0, maxAge: 99, pax: 1, accompanied: false, price: '1000' },
  ],
  priceRules: [],
};
const product = {
  titles: { en: 'Tower', ja: '塔', ar: 'برج' },
  summary: 'A tower.',
  text: Array.from({ length: 60 }, () => 'word').join(' '),
  category: 'museum',
  meetingPoint: { name: 'Gate', address: '1 Road', lat: 35, lng: 139 },
  durationMinutes: { from: 60, to: 60 },
  goodToKnow: [],
  languages: [],
  options: [option],
} as unknown as Product;
const faultsOf = (more: Partial<Product> = {}): readonly string[] =>
  checkProduct({ ...product, ...more }, destination).map(({ path, reason }) => `${path.join('.')}: ${reason}`);
const at = (lat: number, lng: number): Product['meetingPoint'] => ({ ...product.meetingPoint, lat, lng });

describe('checkProduct', () => {
  it('reports nothing for a product that is in order', () => {
    expect(faultsOf()).toEqual([]);
  });

  it('reports missing titles, a long summary, and a short text', () => {
    const summary = 'x'.repeat(161);
    expect(faultsOf({ titles: { en: 'Tower', ja: '塔' }, summary, text: 'Short.' })).toEqual([
      'titles: no name in "ar"',
      'summary: 161 characters; at most 160 fit a card',
      'text: 1 words; 60 to 120 are required',
    ]);
  });

  it('reports a meeting point more than 1.5 degrees from its destination, on each axis', () => {
    expect(faultsOf({ meetingPoint: at(36.5, 137.5) })).toEqual([]);
    expect(faultsOf({ meetingPoint: at(36.75, 137) })).toEqual([
      'meetingPoint.lat: 1.75° from Tokyo; at most 1.5° for this category',
      'meetingPoint.lng: 2.00° from Tokyo; at most 1.5° for this category',
    ]);
  });

  it.each(['day-trip', 'tour', 'transfer', 'outdoor', 'cruise'] as const)(
    'lets the meeting point of the category %s be 3 degrees away',
    (category) => {
      expect(faultsOf({ category, meetingPoint: at(38, 139) })).toEqual([]);
      expect(faultsOf({ category, meetingPoint: at(35, 142.5) })).toEqual([
        'meetingPoint.lng: 3.50° from Tokyo; at most 3° for this category',
      ]);
    },
  );

  it('reports a duration whose ends are turned round', () => {
    expect(faultsOf({ durationMinutes: { from: 61, to: 60 } })).toEqual([
      'durationMinutes.from: from 61 is above to 60',
    ]);
  });

  it('reports a product without an option, and an option that stands twice', () => {
    expect(faultsOf({ options: [] })).toEqual(['options: nothing to buy: no option']);
    expect(faultsOf({ options: [option, option] })).toEqual(['options.1.id: the option "day" occurs twice']);
  });

  it('reports the faults of an option below it, with prices in the currency of the destination', () => {
    const [unit] = option.units;
    const units = unit === undefined ? [] : [{ ...unit, price: '10.50' }];
    expect(faultsOf({ options: [option, { ...option, id: 'night', units }] })).toEqual([
      'options.1.units.0.price: "10.50" is not an amount in JPY with at most 0 decimals',
    ]);
  });
});

describe('checkProduct: pools', () => {
  const pooled = (id: string, more: Partial<Option> = {}): Option => ({ ...option, id, pool: 'boat', ...more });
  const other = { ...option.schedule, closed: ['12-25'] };

  it('reports nothing for options that share their places with the same capacity and schedule', () => {
    expect(faultsOf({ options: [pooled('day'), pooled('night')] })).toEqual([]);
  });

  it('reports an option of a pool with another capacity or schedule than the first', () => {
    const options = [pooled('day'), pooled('night', { capacity: 30, schedule: other })];
    expect(faultsOf({ options })).toEqual([
      'options.1.capacity: the pool "boat" has 20 places in "day"',
      'options.1.schedule: the pool "boat" runs otherwise in "day"',
    ]);
  });

  it('does not compare options of different pools, or of none', () => {
    const apart = { capacity: 30, schedule: other };
    expect(faultsOf({ options: [pooled('day'), pooled('night', { ...apart, pool: 'bus' })] })).toEqual([]);
    expect(faultsOf({ options: [option, { ...option, id: 'night', ...apart }] })).toEqual([]);
  });
});
