import { describe, expect, it } from 'vitest';

import { checkPrice, checkUnits } from '#src/domain/catalogue/checks/check-units.ts';
import type { Unit } from '#src/domain/catalogue/product.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';

const unit = (id: string, minAge: number, maxAge: number, more: Partial<Unit> = {}): Unit => ({
  id,
  type: 'ADULT',
  title: id,
  minAge,
  maxAge,
  pax: 1,
  accompanied: false,
  price: '10.00',
  ...more,
});
const faultsOf = (units: readonly Unit[], goodToKnow: readonly string[] = []): readonly string[] =>
  checkUnits(units, 'EUR', goodToKnow).map(({ path, reason }) => `${path.join('.')}: ${reason}`);
const [child, adult] = [unit('child', 0, 17, { type: 'CHILD', accompanied: true }), unit('adult', 18, 99)];

describe('checkPrice', () => {
  it.each<[string, CurrencyCode]>([
    ['0', 'EUR'],
    ['12.5', 'EUR'],
    ['12.34', 'EUR'],
    ['1200', 'JPY'],
    ['1.230', 'KWD'],
  ])('reports nothing for "%s" of %s', (price, currency) => {
    expect(checkPrice(price, currency, ['price'])).toEqual([]);
  });

  it.each<[string, CurrencyCode, string]>([
    ['12.345', 'EUR', '"12.345" is not an amount in EUR with at most 2 decimals'],
    ['12.5', 'JPY', '"12.5" is not an amount in JPY with at most 0 decimals'],
    ['ten', 'EUR', '"ten" is not an amount in EUR with at most 2 decimals'],
    ['1.234', 'KWD', '"1.234" is not in whole coins of KWD'],
  ])('reports "%s" of %s at its path', (price, currency, reason) => {
    expect(checkPrice(price, currency, ['units', 0, 'price'])).toEqual([{ path: ['units', 0, 'price'], reason }]);
  });
});

describe('checkUnits', () => {
  it('reports nothing for units whose ages follow each other from 0 to 99, in any order', () => {
    expect(faultsOf([adult, child])).toEqual([]);
  });

  it('reports an id that stands twice, ages that are turned round and a wrong price', () => {
    const reported = ['For ages 18 and up'];
    expect(faultsOf([adult, unit('adult', 30, 20, { type: 'FAMILY', price: '1.005' })], reported)).toEqual([
      'units.1.id: the unit "adult" occurs twice',
      'units.1.minAge: minAge 30 is above maxAge 20',
      'units.1.price: "1.005" is not an amount in EUR with at most 2 decimals',
    ]);
  });

  it('reports units of which none can be booked alone', () => {
    expect(faultsOf([{ ...child, maxAge: 99 }])).toEqual(['units: no unit can be booked by itself']);
  });

  it.each([
    ['overlap', 17],
    ['leave a gap', 19],
  ])('reports ages that %s, at the older unit', (what, minAge) => {
    expect(faultsOf([{ ...adult, minAge }, child])).toEqual([
      `units.0.minAge: the ages of "child" and "adult" ${what}`,
    ]);
  });

  it('reports ages without a unit at either end, unless the good-to-know lines name ages', () => {
    const units = [unit('adult', 18, 64)];
    const faults = [
      'units.0.minAge: ages below 18 have no unit, and goodToKnow does not say so',
      'units.0.maxAge: ages above 64 have no unit, and goodToKnow does not say so',
    ];
    expect(faultsOf(units)).toEqual(faults);
    expect(faultsOf(units, ['Bring a jacket', 'The average walk'])).toEqual(faults);
    for (const line of ['Children cannot join', 'Ages 18 to 64', 'Not for those UNDER 18', 'From 18 years'])
      expect(faultsOf(units, [line])).toEqual([]);
  });

  it.each<[string, Partial<Unit>]>([
    ['for several people', { pax: 4 }],
    ['for families', { type: 'FAMILY' }],
    ['for students', { type: 'STUDENT' }],
    ['for soldiers', { type: 'MILITARY' }],
  ])('does not compare the ages of a unit %s', (_what, more) => {
    expect(faultsOf([child, adult, unit('other', 10, 30, more)])).toEqual([]);
  });
});
