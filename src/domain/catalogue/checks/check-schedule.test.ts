import { describe, expect, it } from 'vitest';

import type { ItemFault } from '#src/domain/catalogue/checks/catalogue-issue.ts';
import { checkSchedule, checkSeason } from '#src/domain/catalogue/checks/check-schedule.ts';
import type { DayPlan, Schedule } from '#src/domain/shared/time/schedule.ts';

const textOf = ({ path, reason }: ItemFault): string => `${path.join('.')}: ${reason}`;
const faultsOf = (more: Partial<Schedule>): readonly string[] =>
  checkSchedule({
    kind: 'START_TIME',
    week: [{ days: [1], times: ['10:00'] }],
    seasons: [],
    closed: [],
    soldOut: [],
    ...more,
  }).map(textOf);
const starting = (...week: readonly DayPlan[]): readonly string[] => faultsOf({ week });
const opening = (...week: readonly DayPlan[]): readonly string[] => faultsOf({ kind: 'OPENING_HOURS', week });

describe('checkSchedule', () => {
  it('reports nothing for plans that are in order', () => {
    expect(starting({ days: [1, 2], times: ['09:00', '10:30'] }, { days: [2], times: ['10:00'] })).toEqual([]);
    expect(opening({ days: [7], hours: { from: '09:00', to: '17:00' } })).toEqual([]);
  });

  it('reports a week without a plan', () => {
    expect(starting()).toEqual(['week: the schedule has no weekday']);
  });

  it.each<[string, DayPlan, readonly string[]]>([
    ['a weekday that stands twice', { days: [1, 2, 1], times: ['10:00'] }, ['days.2: weekday 1 occurs twice']],
    ['a plan without a weekday', { days: [], times: ['10:00'] }, ['days: no weekday']],
  ])('reports %s, of start times and of opening hours', (_what, plan, faults) => {
    const reported = faults.map((fault) => `week.0.${fault}`);
    expect(starting(plan)).toEqual(reported);
    expect(opening({ days: plan.days, hours: { from: '09:00', to: '17:00' } })).toEqual(reported);
  });

  it.each<[string, DayPlan, readonly string[]]>([
    ['no times', { days: [1] }, ['week.1: START_TIME plans name their times']],
    ['an empty list of times', { days: [1], times: [] }, ['week.1: START_TIME plans name their times']],
    [
      'opening hours',
      { days: [1], times: ['10:00'], hours: { from: '09:00', to: '17:00' } },
      ['week.1.hours: START_TIME plans have times, not hours'],
    ],
    [
      'times that are not in order',
      { days: [1], times: ['10:00', '09:00', '09:00'] },
      ['week.1.times.1: 09:00 comes after 10:00', 'week.1.times.2: 09:00 comes after 09:00'],
    ],
  ])('reports %s in a plan of start times', (_what, plan, faults) => {
    expect(starting({ days: [2], times: ['10:00'] }, plan)).toEqual(faults);
  });

  it('reports missing hours and start times in a plan of opening hours', () => {
    expect(opening({ days: [1], times: ['10:00'] })).toEqual([
      'week.0.times: OPENING_HOURS plans have hours, not times',
      'week.0: OPENING_HOURS plans name their hours',
    ]);
  });

  it.each([
    ['09:00', '17:00', '09:00', true],
    ['09:00', '17:00', '17:00', true],
    ['09:00', '17:00', '08:59', false],
    ['09:00', '17:00', '17:01', false],
    ['18:00', '02:00', '18:00', true],
    ['18:00', '02:00', '23:30', true],
    ['18:00', '02:00', '02:00', true],
    ['18:00', '02:00', '02:01', false],
    ['18:00', '02:00', '17:59', false],
  ])('of doors from %s to %s takes the last entry %s: %s', (from, to, lastEntry, isFine) => {
    expect(opening({ days: [1], hours: { from, to, lastEntry } })).toEqual(
      isFine ? [] : [`week.0.hours.lastEntry: ${lastEntry} is outside ${from}–${to}`],
    );
  });

  it('reports seasons, closed days and sold-out days that the calendar lacks, and days that stand twice', () => {
    expect(
      faultsOf({
        seasons: [
          { from: '11-01', to: '02-29' },
          { from: '02-30', to: '06-31' },
        ],
        closed: ['12-25', '2028-02-29', '2027-02-29', '12-25'],
        soldOut: ['13-01', '00-10', '01-00', '1-1', '2027-01-01'],
      }),
    ).toEqual([
      'seasons.1.from: 02-30 is not a day of the year',
      'seasons.1.to: 06-31 is not a day of the year',
      'closed.2: 2027-02-29 is not a date',
      'closed.3: 12-25 occurs twice',
      'soldOut.0: 13-01 is not a date',
      'soldOut.1: 00-10 is not a date',
      'soldOut.2: 01-00 is not a date',
      'soldOut.3: 1-1 is not a date',
    ]);
  });
});

describe('checkSeason', () => {
  it('reports each end that is no day of a year, below the path', () => {
    expect(checkSeason({ from: '02-29', to: '12-31' }, ['season'])).toEqual([]);
    expect(checkSeason({ from: '04-31', to: '12-31' }, ['season']).map(textOf)).toEqual([
      'season.from: 04-31 is not a day of the year',
    ]);
    expect(checkSeason({ from: '01-01', to: 'summer' }, ['a', 0]).map(textOf)).toEqual([
      'a.0.to: summer is not a day of the year',
    ]);
  });
});
