import { describe, expect, it } from 'vitest';

import { expandSchedule, planFor, runsOn, withinSeason } from '#src/domain/shared/time/expand.ts';
import type { Schedule } from '#src/domain/shared/time/schedule.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const starts: Schedule = {
  kind: 'START_TIME',
  week: [{ days: everyDay, times: ['09:00', '23:30'] }],
  seasons: [],
  closed: [],
  soldOut: [],
};
const hours: Schedule = {
  kind: 'OPENING_HOURS',
  week: [{ days: everyDay, hours: { from: '18:00', to: '01:00', lastEntry: '00:15' } }],
  seasons: [],
  closed: [],
  soldOut: [],
};

const span = { durationMinutes: 90, cutoffMinutes: 60, timeZone: 'Europe/Paris', from: '2027-03-27', days: 1 };
const at = (ms: number | undefined) => new Date(ms ?? 0).toISOString();

describe('laying out a schedule', () => {
  it('gives a slot for each start with its end, also after midnight', () => {
    const [morning, night] = expandSchedule({ ...span, schedule: starts });
    expect(morning).toMatchObject({
      localDate: '2027-03-27',
      localStart: '09:00',
      localEnd: '10:30',
      allDay: false,
      soldOut: false,
    });
    expect(at(morning?.startsAtMs)).toBe('2027-03-27T08:00:00.000Z');
    expect(at(morning?.cutoffAtMs)).toBe('2027-03-27T07:00:00.000Z');
    expect(night).toMatchObject({ localStart: '23:30', localEnd: '01:00' });
    expect(at(night?.endsAtMs)).toBe('2027-03-28T00:00:00.000Z');
  });

  it('gives one slot for opening hours past midnight; sales end before the last entry', () => {
    const [day, ...more] = expandSchedule({ ...span, schedule: hours });
    expect(more).toEqual([]);
    expect(day).toMatchObject({ allDay: true, localStart: '18:00', localEnd: '01:00' });
    expect(at(day?.endsAtMs)).toBe('2027-03-28T00:00:00.000Z');
    expect(at(day?.cutoffAtMs)).toBe('2027-03-27T22:15:00.000Z');
  });

  it('preserves local times through a change of the clock, in spring and in autumn', () => {
    const spring = expandSchedule({ ...span, days: 3, schedule: starts }).filter((slot) => slot.localStart === '09:00');
    expect(spring.map((slot) => at(slot.startsAtMs))).toEqual([
      '2027-03-27T08:00:00.000Z',
      '2027-03-28T07:00:00.000Z',
      '2027-03-29T07:00:00.000Z',
    ]);
    const autumn = expandSchedule({ ...span, from: '2027-10-30', days: 2, schedule: starts }).filter(
      (slot) => slot.localStart === '09:00',
    );
    expect(autumn.map((slot) => at(slot.startsAtMs))).toEqual(['2027-10-30T07:00:00.000Z', '2027-10-31T08:00:00.000Z']);
  });

  it('gives an end that the clock of the place shows when it changes meanwhile', () => {
    const night = { ...starts, week: [{ days: everyDay, times: ['23:00'] }] };
    const [spring] = expandSchedule({ ...span, durationMinutes: 360, schedule: night });
    expect([at(spring?.endsAtMs), spring?.localEnd]).toEqual(['2027-03-28T04:00:00.000Z', '06:00']);
    const [autumn] = expandSchedule({ ...span, from: '2027-10-30', durationMinutes: 360, schedule: night });
    expect([at(autumn?.endsAtMs), autumn?.localEnd]).toEqual(['2027-10-31T03:00:00.000Z', '04:00']);
  });

  it('counts a span of a day or less in hours, and a longer one in days', () => {
    const noon = { ...starts, week: [{ days: everyDay, times: ['12:00'] }] };
    const cutoffOf = (cutoffMinutes: number): string =>
      at(expandSchedule({ ...span, from: '2027-03-28', cutoffMinutes, schedule: noon })[0]?.cutoffAtMs);
    // 12:00 in Paris is 10:00 UTC that day and 11:00 UTC the days before.
    expect([1440, 1680, 2880, 3000].map(cutoffOf)).toEqual([
      '2027-03-27T10:00:00.000Z',
      '2027-03-27T06:00:00.000Z',
      '2027-03-26T11:00:00.000Z',
      '2027-03-26T09:00:00.000Z',
    ]);
  });

  it('moves a start that the clock skips, and takes the first of one that comes twice', () => {
    const skipped = { ...starts, week: [{ days: everyDay, times: ['02:30'] }] };
    const [spring] = expandSchedule({ ...span, from: '2027-03-28', schedule: skipped });
    expect(at(spring?.startsAtMs)).toBe('2027-03-28T01:30:00.000Z');
    const [autumn] = expandSchedule({ ...span, from: '2027-10-31', schedule: skipped });
    expect(at(autumn?.startsAtMs)).toBe('2027-10-31T00:30:00.000Z');
  });

  it('stays shut on closed days, by date and by day of the year, and marks sold-out ones', () => {
    const schedule = { ...starts, closed: ['12-25', '2027-01-02'], soldOut: ['12-31', '2027-01-01'] };
    const slots = expandSchedule({ ...span, from: '2026-12-24', days: 12, schedule });
    const days = Map.groupBy(slots, (slot) => slot.localDate);
    expect(days.has('2026-12-25') || days.has('2027-01-02')).toBe(false);
    expect([...days].filter(([, list]) => list.every((slot) => slot.soldOut)).map(([date]) => date)).toEqual([
      '2026-12-31',
      '2027-01-01',
    ]);
    expect(days.size).toBe(10);
  });

  it('runs in its seasons, ends included, also over the turn of the year', () => {
    const winter = { from: '12-20', to: '01-05' };
    expect(
      ['2026-12-19', '2026-12-20', '2026-12-31', '2027-01-05', '2027-01-06'].map((date) => withinSeason(date, winter)),
    ).toEqual([false, true, true, true, false]);
    const summer = { from: '06-13', to: '08-30' };
    expect(['2027-06-12', '2027-06-13', '2027-08-30', '2027-08-31'].map((date) => withinSeason(date, summer))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(runsOn({ ...starts, seasons: [winter, summer] }, '2027-07-01')).toBe(true);
    expect(runsOn({ ...starts, seasons: [winter, summer] }, '2027-04-01')).toBe(false);
  });

  it('follows the last plan that fits a weekday; a weekday without one is closed', () => {
    const schedule: Schedule = {
      ...starts,
      week: [
        { days: [1, 2, 3, 6], times: ['09:00'] },
        { days: [6], times: ['11:00'] },
      ],
    };
    // 2027-03-27 is a Saturday.
    expect(planFor(schedule, '2027-03-27')?.times).toEqual(['11:00']);
    expect(runsOn(schedule, '2027-03-28')).toBe(false);
    expect(runsOn(schedule, '2027-03-29')).toBe(true);
  });
});
