import { describe, expect, it } from 'vitest';

import { checkOption } from '#src/domain/catalogue/checks/check-option.ts';
import type { Option, Unit } from '#src/domain/catalogue/product.ts';
import type { PriceRule } from '#src/domain/catalogue/prices/price-rule.ts';

const adult: Unit = {
  id: 'adult',
  type: 'ADULT',
  title: 'Adult',
  minAge: 0,
  maxAge: 99,
  pax: 1,
  accompanied: false,
  price: '10',
};
const option: Option = {
  id: 'day',
  title: 'Day',
  differs: [],
  schedule: {
    kind: 'START_TIME',
    week: [
      { days: [1], times: ['09:00'] },
      { days: [2], times: ['10:00', '18:00'] },
    ],
    seasons: [],
    closed: [],
    soldOut: [],
  },
  capacity: 20,
  cutoffMinutes: 0,
  minParty: 1,
  maxParty: 10,
  cancellation: [],
  units: [adult],
  priceRules: [],
};
const faultsOf = (more: Partial<Option> = {}): readonly string[] =>
  checkOption({ ...option, ...more }, { currency: 'EUR', goodToKnow: [], languages: [] }).map(
    ({ path, reason }) => `${path.join('.')}: ${reason}`,
  );

describe('checkOption', () => {
  it('reports nothing for an option that is in order', () => {
    expect(faultsOf()).toEqual([]);
    expect(faultsOf({ minParty: 20, maxParty: 20, units: [{ ...adult, pax: 20 }] })).toEqual([]);
  });

  it('reports the faults of its schedule, its units and its required fields, each below its part', () => {
    expect(faultsOf({ schedule: { ...option.schedule, closed: ['02-30'] } })).toEqual([
      'schedule.closed.0: 02-30 is not a date',
    ]);
    expect(faultsOf({ units: [{ ...adult, accompanied: true }] })).toEqual(['units: no unit can be booked by itself']);
    expect(faultsOf({ asks: { units: { child: ['height'] } } })[0]).toMatch(/^asks\./);
  });

  it.each<[string, Partial<Option>, string]>([
    ['a smallest party above the largest', { minParty: 11 }, 'minParty: minParty 11 is above maxParty 10'],
    ['a largest party above the capacity', { maxParty: 21 }, 'maxParty: maxParty 21 is above the capacity 20'],
    [
      'a unit for more people than the largest party',
      { units: [adult, { ...adult, id: 'group', pax: 11 }] },
      'units.1.pax: one unit takes 11 of at most 10 places',
    ],
  ])('reports %s', (_what, more, fault) => {
    expect(faultsOf(more)).toEqual([fault]);
  });

  it.each<[string, readonly (readonly [number, number])[], readonly number[]]>([
    [
      'nothing where hours and per cent fall',
      [
        [72, 100],
        [24, 50],
        [0, 10],
      ],
      [],
    ],
    [
      'a step with as many hours as the one before',
      [
        [24, 100],
        [24, 50],
      ],
      [1],
    ],
    [
      'a step with as much refunded as the one before',
      [
        [72, 50],
        [24, 50],
        [12, 20],
      ],
      [1],
    ],
    [
      'each step that grows',
      [
        [24, 50],
        [72, 20],
        [12, 80],
      ],
      [1, 2],
    ],
  ])('reports of a cancellation policy %s', (_what, steps, places) => {
    const cancellation = steps.map(([hoursBefore, refundPercent]) => ({ hoursBefore, refundPercent }));
    expect(faultsOf({ cancellation })).toEqual(
      places.map((place) => `cancellation.${place}: steps must descend by hours and by percentage`),
    );
  });
});

describe('checkOption: price rules', () => {
  const rule = (more: Partial<PriceRule>): PriceRule => ({ name: 'Rule', prices: { adult: '12.50' }, ...more });
  const ruled = (...rules: readonly Partial<PriceRule>[]): readonly string[] =>
    faultsOf({ priceRules: rules.map(rule) });

  it('reports nothing for rules that name weekdays, a season and starts of any plan', () => {
    expect(ruled({ days: [1, 2], season: { from: '12-01', to: '02-29' }, times: ['09:00', '18:00'] }, {})).toEqual([]);
  });

  it.each<[string, Partial<PriceRule>, string]>([
    ['a weekday that stands twice', { days: [6, 7, 6] }, 'days.2: weekday 6 occurs twice'],
    [
      'a season that the calendar lacks',
      { season: { from: '02-30', to: '03-01' } },
      'season.from: 02-30 is not a day of the year',
    ],
    ['a start that no plan has', { times: ['09:00', '11:00'] }, 'times.1: the schedule has no start at 11:00'],
    ['a rule without a price', { prices: {} }, 'prices: a rule changes at least one price'],
    ['a unit that there is not', { prices: { child: '5' } }, 'prices.child: the option has no unit "child"'],
    [
      'a price that is no amount',
      { prices: { adult: '5.001' } },
      'prices.adult: "5.001" is not an amount in EUR with at most 2 decimals',
    ],
  ])('reports %s, below the rule', (_what, more, fault) => {
    expect(ruled({}, more)).toEqual([`priceRules.1.${fault}`]);
  });

  it('counts the opening time as the start of a day with hours', () => {
    const schedule: Option['schedule'] = {
      ...option.schedule,
      kind: 'OPENING_HOURS',
      week: [{ days: [1], hours: { from: '08:00', to: '17:00' } }],
    };
    expect(faultsOf({ schedule, priceRules: [rule({ times: ['08:00'] })] })).toEqual([]);
    expect(faultsOf({ schedule, priceRules: [rule({ times: ['17:00'] })] })).toHaveLength(1);
  });
});
