import { expect, it } from 'vitest';

import type { StayRule } from '#src/domain/stays/hotel-content.ts';
import { stayHindrance } from '#src/domain/stays/stay-restriction.ts';

const rule = (more: Partial<StayRule>): StayRule => ({
  weekdays: [],
  months: [],
  minNights: 1,
  closedToArrival: false,
  ...more,
});
/** 2027-05-07 is a Friday, 2027-05-09 a Sunday. */
const hindered = (rules: readonly StayRule[], checkIn: string, nights: number) =>
  stayHindrance({ stayRules: rules }, { checkIn, nights });

it('requires the nights of the strictest rule of the day of arrival', () => {
  const rules = [
    rule({ minNights: 2, weekdays: [5] }),
    rule({ minNights: 3, months: [5] }),
    rule({ minNights: 9, months: [6] }),
  ];
  expect(hindered(rules, '2027-05-07', 2)).toEqual({ code: 'min_nights', nights: 3 });
  expect(hindered(rules, '2027-05-07', 3)).toBeNull();
  expect(hindered([rule({ minNights: 2, weekdays: [5] })], '2027-05-06', 1)).toBeNull();
  expect(hindered([], '2027-05-07', 1)).toBeNull();
  expect(hindered([], '2027-05-07', 0)).toEqual({ code: 'min_nights', nights: 1 });
});

it('accepts no arrival on closed days, Sundays included', () => {
  const sundays = [rule({ closedToArrival: true, weekdays: [7] })];
  expect(hindered(sundays, '2027-05-09', 3)).toEqual({ code: 'no_arrival' });
  expect(hindered(sundays, '2027-05-10', 3)).toBeNull();
  expect(hindered([rule({ closedToArrival: true, weekdays: [7], months: [6] })], '2027-05-09', 3)).toBeNull();
});
