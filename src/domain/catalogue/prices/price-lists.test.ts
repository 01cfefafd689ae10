import { describe, expect, it } from 'vitest';

import type { LiveOption, LiveUnit } from '#src/domain/catalogue/live-product.ts';
import type { Deal } from '#src/domain/catalogue/prices/deal-price.ts';
import { priceAt, PriceLists, startsOn } from '#src/domain/catalogue/prices/price-lists.ts';
import { dayNumber } from '#src/domain/shared/time/day-number.ts';

// Only what prices look at.
const unit = (id: string, priceMinor: bigint): LiveUnit => ({ id, type: 'ADULT', priceMinor }) as unknown as LiveUnit;
const adult = unit('adult', 10_000n);
const option = (more: Partial<LiveOption> = {}): LiveOption =>
  ({
    id: 'day',
    schedule: { kind: 'START_TIME', week: [{ days: [1, 2, 3, 4, 5, 6], times: ['10:00', '18:00'] }] },
    units: [adult, unit('child', 5_000n)],
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
  days: null,
  lead: null,
  stacks: true,
};

describe('startsOn', () => {
  it.each([
    ['the first start where prices do not depend on the time', option(), '2026-12-04', ['10:00']],
    ['all starts where a rule names times', option({ priceRules: [evenings] }), '2026-12-04', ['10:00', '18:00']],
    ['none on a day that no plan fits', option({ priceRules: [evenings] }), '2026-12-06', []],
  ])('returns %s', (_what, of, date, starts) => {
    expect(startsOn(of, date)).toEqual(starts);
  });

  it('returns the opening time of a day with hours', () => {
    const schedule = { kind: 'OPENING_HOURS', week: [{ days: [5], hours: { from: '09:00', to: '17:00' } }] };
    expect(startsOn(option({ schedule, priceRules: [evenings] } as never), '2026-12-04')).toEqual(['09:00']);
  });
});

describe('priceAt', () => {
  it('returns the price of a unit by the rules of its start and the deals of today', () => {
    const of = option({ priceRules: [saturdays, evenings], deals: [{ ...deal, lead: { least: 3, most: 3 } }] });
    const price = (date: string, start: string) => priceAt(of, adult, date, start, ground);
    expect(price('2026-12-05', '10:00')).toMatchObject({ price: { minor: 15_000n, currency: 'HKD' }, deal: null });
    expect(price('2026-12-05', '18:00')).toMatchObject({ price: { minor: 8_000n }, deal: null });
    expect(price('2026-12-04', '10:00')).toMatchObject({ price: { minor: 9_000n }, deal: { id: 1 } });
  });
});

describe('PriceLists.over', () => {
  it('returns the one list of an option without rules and deals, and none without days', () => {
    const lists = new PriceLists();
    expect(lists.over('1 day', option(), [friday, sunday], ground)).toEqual([[10_000n, 5_000n]]);
    expect(lists.over('1 day', option(), [], ground)).toEqual([]);
  });

  it('returns each different list of the starts of all days once', () => {
    const of = option({ priceRules: [saturdays, evenings] });
    const lists = new PriceLists();
    const thursday = friday - 1;
    expect(lists.over('1 day', of, [thursday, friday], ground)).toEqual([
      [10_000n, 5_000n],
      [8_000n, 5_000n],
    ]);
    expect(lists.over('1 day', of, [friday, saturday, sunday], ground)).toEqual([
      [10_000n, 5_000n],
      [8_000n, 5_000n],
      [15_000n, 5_000n],
      [8_000n, 5_000n],
    ]);
  });

  it('returns the same lists for the same days without working them out again', () => {
    const of = option({ priceRules: [saturdays] });
    const lists = new PriceLists();
    const days = [friday, saturday];
    const first = lists.over('1 day', of, days, ground);
    expect(lists.over('1 day', option({ priceRules: [evenings] }), days, ground)).toBe(first);
    expect(lists.over('1 day', of, [saturday], ground)).toEqual([[15_000n, 5_000n]]);
  });

  it('distinguishes options by their keys, and days on which deals differ by the date of today', () => {
    const lists = new PriceLists();
    const early = option({ deals: [{ ...deal, lead: { least: 3, most: null } }] });
    expect(lists.over('1 day', early, [friday], ground)).toEqual([[9_000n, 4_500n]]);
    expect(lists.over('1 day', early, [friday], { ...ground, today: '2026-12-02' })).toEqual([[10_000n, 5_000n]]);
    expect(lists.over('2 day', option({ priceRules: [saturdays] }), [friday], ground)).toEqual([[10_000n, 5_000n]]);
  });
});
