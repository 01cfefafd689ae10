import { describe, expect, it } from 'vitest';

import type { LiveOption, LiveUnit } from '#src/domain/catalogue/live-product.ts';
import type { Deal } from '#src/domain/catalogue/prices/deal-price.ts';
import { firstAt, LowestPrices, lowestOfUnits, type PriceMeasure } from '#src/domain/catalogue/prices/lowest-price.ts';
import { dayNumber } from '#src/domain/shared/time/day-number.ts';

// Only what prices look at.
const unit = (id: string, type: LiveUnit['type'], priceMinor: bigint): LiveUnit =>
  ({ id, type, minAge: 0, maxAge: 99, pax: 1, accompanied: false, priceMinor }) as unknown as LiveUnit;
const adult = unit('adult', 'ADULT', 10_000n);
const child = unit('child', 'CHILD', 5_000n);
const option = (more: Partial<LiveOption> = {}): LiveOption =>
  ({
    id: 'day',
    schedule: { kind: 'START_TIME', week: [{ days: [1, 2, 3, 4, 5, 6], times: ['10:00', '18:00'] }] },
    units: [adult, child],
    priceRules: [],
    ...more,
  }) as unknown as LiveOption;
const ground = { currency: 'HKD', today: '2026-12-01' } as const;

// 2026-12-04 is a Friday.
const [friday, saturday, sunday] = [dayNumber('2026-12-04'), dayNumber('2026-12-05'), dayNumber('2026-12-06')];
const saturdays = { name: 'Saturdays', days: [6], prices: { adult: '150.00' } };
const evenings = { name: 'Evenings', times: ['18:00'], prices: { adult: '80.00' } };
const deal: Deal = {
  id: 1,
  titles: { en: 'Less' },
  limited: false,
  effect: { kind: 'percent', percent: 10 },
  visit: null,
  days: [6],
  lead: null,
  stacks: true,
};
const ofAdults = lowestOfUnits([adult]);

describe('lowestOfUnits', () => {
  it('returns a measure that takes the lowest price of the units, and null of none', () => {
    expect(lowestOfUnits([adult, child]).of((one) => one.priceMinor)).toBe(5_000n);
    expect(lowestOfUnits([child, adult]).of((one) => one.priceMinor)).toBe(5_000n);
    expect(lowestOfUnits([]).of((one) => one.priceMinor)).toBeNull();
  });

  it('returns measures of different units with different keys', () => {
    const keys = [[], [adult], [child], [adult, child]].map((units) => lowestOfUnits(units).key);
    expect(new Set(keys).size).toBe(4);
  });
});

describe('LowestPrices.over', () => {
  it('returns the lowest amount of all starts of all days', () => {
    const of = option({ priceRules: [saturdays, evenings] });
    const over = (measure: PriceMeasure, ...days: readonly number[]) =>
      new LowestPrices().over('1 day', of, measure, days, ground);
    expect(over(ofAdults, friday, saturday)).toBe(8_000n);
    const onSaturdays = option({ priceRules: [saturdays] });
    const prices = new LowestPrices();
    expect(prices.over('1 day', onSaturdays, ofAdults, [saturday], ground)).toBe(15_000n);
    expect(prices.over('1 day', onSaturdays, ofAdults, [saturday, friday], ground)).toBe(10_000n);
  });

  it('returns the amount of the base prices where no rule and no deal changes them', () => {
    const prices = new LowestPrices();
    expect(prices.over('1 day', option(), lowestOfUnits([adult, child]), [friday], ground)).toBe(5_000n);
  });

  it('returns null where there is no day, where it does not run on any, and where nothing fits', () => {
    const prices = new LowestPrices();
    const ruled = option({ priceRules: [saturdays] });
    for (const of of [option(), ruled]) expect(prices.over('1 day', of, ofAdults, [], ground)).toBeNull();
    expect(prices.over('1 day', ruled, ofAdults, [sunday], ground)).toBeNull();
    expect(prices.over('1 day', ruled, lowestOfUnits([]), [friday], ground)).toBeNull();
  });

  it('works the price of a day out once for an option, a measure and a date of today', () => {
    const of = option({ priceRules: [saturdays] });
    const prices = new LowestPrices();
    let looked = 0;
    const counting = (key: string): PriceMeasure => ({
      key,
      of: (priceOf) => {
        looked += 1;
        return priceOf(adult);
      },
    });
    const lookedFor = (key: string, measure: string, today: string): number => {
      looked = 0;
      expect(prices.over(key, of, counting(measure), [friday, saturday], { ...ground, today })).toBe(10_000n);
      return looked;
    };
    expect(lookedFor('1 day', 'a', '2026-12-01')).toBe(2);
    expect(lookedFor('1 day', 'a', '2026-12-01')).toBe(0);
    expect(lookedFor('2 day', 'a', '2026-12-01')).toBe(2);
    expect(lookedFor('1 day', 'b', '2026-12-01')).toBe(2);
    expect(lookedFor('1 day', 'a', '2026-12-02')).toBe(2);
  });
});

describe('firstAt', () => {
  it('returns the unit that costs so much on the first of the days on which one does, and its deal', () => {
    const of = option({ priceRules: [evenings], deals: [deal] });
    const days = [friday, saturday];
    expect(firstAt(of, days, 10_000n, ground)).toEqual({ unit: adult, deal: null });
    expect(firstAt(of, days, 8_000n, ground)).toEqual({ unit: adult, deal: null });
    expect(firstAt(of, days, 7_200n, ground)).toEqual({ unit: adult, deal });
  });

  it('returns null for a price that nothing costs, and for that of units that no "from" price is of', () => {
    expect(firstAt(option(), [friday, sunday], 9_999n, ground)).toBeNull();
    expect(firstAt(option(), [friday], 5_000n, ground)).toBeNull();
    expect(firstAt(option(), [sunday], 10_000n, ground)).toBeNull();
  });
});
