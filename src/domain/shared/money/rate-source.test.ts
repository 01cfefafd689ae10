import { expect, it } from 'vitest';

import { oldestRateDays, publicationDay, warnFromDays } from '#src/domain/shared/money/rate-source.ts';

it.each([
  ['2026-11-20T15:29:59Z', '2026-11-19', 'Friday, a second before half past four in winter'],
  ['2026-11-20T15:30:00Z', '2026-11-20', 'Friday, half past four in winter'],
  ['2026-07-17T14:30:00Z', '2026-07-17', 'Friday, half past four in summer'],
  ['2026-07-17T14:29:00Z', '2026-07-16', 'Friday, before half past four in summer'],
  ['2026-11-21T20:00:00Z', '2026-11-20', 'Saturday'],
  ['2026-11-22T20:00:00Z', '2026-11-20', 'Sunday'],
  ['2026-11-23T09:00:00Z', '2026-11-20', 'Monday morning'],
  ['2026-11-23T23:30:00Z', '2026-11-23', 'Monday, when it is Tuesday in Frankfurt'],
])('at %s the rates of %s are out (%s)', (instant, day) => {
  expect(publicationDay(instant)).toBe(day);
});

it('warns a week before a rate is too old', () => {
  expect(oldestRateDays - warnFromDays).toBe(7);
});
