import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isRentalDeskOpen } from '#src/domain/cars/rental-desk-hours.ts';
import { hireFaultFields, hireFaults } from '#src/domain/cars/hire-issue.ts';
import { questionFaultIn } from '#src/domain/search/venues/query-issue.ts';
import { readHireQuestion, type LocalMoment } from '#src/domain/cars/hire-query.ts';
import { billedDays } from '#src/domain/cars/billed-days.ts';
import { hireSpan } from '#src/domain/cars/hire-span.ts';

const nowMs = Date.parse('2027-03-01T00:00:00Z');
const requested = {
  pick_up: '10001',
  from_date: '2027-03-10',
  from_time: '10:00',
  to_date: '2027-03-13',
  to_time: '10:00',
  age: '30',
  country: 'JP',
};

/** Returns the refusal of a question with these words changed: the field and the reason. */
function refused(words: Readonly<Record<string, string>>): string {
  const read = readHireQuestion({ ...requested, ...words }, nowMs);
  if (read.ok) return 'fine';
  const fault = questionFaultIn(read.failure, hireFaultFields, hireFaults);
  return `${fault?.field}: ${fault?.reason}`;
}

describe('searching for a car', () => {
  it('names a station or a destination, and where the car goes back', () => {
    const read = readHireQuestion({ ...requested, drop_off: '10001' }, nowMs);
    expect(read).toMatchObject({ ok: true, value: { at: { venueId: 10001 }, dropOff: null } });
    const anywhere = readHireQuestion({ ...requested, pick_up: '', destination: '3', drop_off: '10002' }, nowMs);
    expect(anywhere).toMatchObject({ ok: true, value: { at: { destinationId: 3 }, dropOff: 10002 } });
  });

  it('returns validation errors with their fields', () => {
    expect([
      refused({ pick_up: '' }),
      refused({ pick_up: 'x' }),
      refused({ drop_off: '-1' }),
      refused({ from_date: '2027-02-30' }),
      refused({ to_date: '' }),
      refused({ from_time: '10:10' }),
      refused({ to_time: '24:00' }),
      refused({ age: '17' }),
      refused({ age: '100' }),
      refused({ age: 'old' }),
      refused({ country: 'XX' }),
    ]).toEqual([
      'pick_up: place_unknown',
      'pick_up: place_unknown',
      'drop_off: place_unknown',
      'from_date: date_wrong',
      'to_date: date_wrong',
      'from_time: time_wrong',
      'to_time: time_wrong',
      'age: age_wrong',
      'age: age_wrong',
      'age: age_wrong',
      'country: country_wrong',
    ]);
  });

  it('does not end before it begins, nor begin in the past or in years', () => {
    expect([
      refused({ to_date: '2027-03-09' }),
      refused({ to_date: '2027-03-10' }),
      refused({ to_date: '2027-03-10', to_time: '10:30' }),
      refused({ from_date: '2027-02-27' }),
      refused({ from_date: '2028-03-01', to_date: '2028-03-02' }),
      refused({ to_date: '2027-04-20' }),
    ]).toEqual([
      'to_date: before_pick_up',
      'to_time: before_pick_up',
      'fine',
      'from_date: over',
      'from_date: too_far_ahead',
      'to_date: too_long',
    ]);
    expect([
      refused({ age: '18' }),
      refused({ age: '99' }),
      refused({ pick_up: '12345678' }),
      refused({ pick_up: '', destination: 'x' }),
      refused({ age: '1000' }),
      refused({ age: 'a30' }),
      refused({ age: '30a' }),
      refused({ from_time: '110:00' }),
      refused({ from_time: '10:000' }),
      // It is still the last of February somewhere, and 330 days ahead is the last day.
      refused({ from_date: '2027-02-28' }),
      refused({ from_date: '2028-01-25', to_date: '2028-01-26' }),
      refused({ from_date: '2028-01-26', to_date: '2028-01-27' }),
      refused({ to_date: '2027-04-09' }),
      refused({ to_date: '2027-04-10' }),
    ]).toEqual([
      'fine',
      'fine',
      'pick_up: place_unknown',
      'pick_up: place_unknown',
      'age: age_wrong',
      'age: age_wrong',
      'age: age_wrong',
      'from_time: time_wrong',
      'from_time: time_wrong',
      'fine',
      'fine',
      'from_date: too_far_ahead',
      'fine',
      'fine',
    ]);
    expect(readHireQuestion({ ...requested, age: '17' }, nowMs)).toMatchObject({
      ok: false,
      failure: { code: 'bad_request', facts: { from: '18' } },
    });
    expect(readHireQuestion({ ...requested, from_date: '2028-03-01', to_date: '2028-03-02' }, nowMs)).toMatchObject({
      ok: false,
      failure: { facts: { reason: 'too_far_ahead', soldFrom: '2027-04-06' } },
    });
    // A row of a cart is from an earlier search.
    expect(readHireQuestion({ ...requested, from_date: '2026-03-10', to_date: '2026-03-12' }, null).ok).toBe(true);
  });
});

const at = (date: string, time: string): { date: string; time: string } => ({ date, time });

describe('the clocks of a hire', () => {
  it('refuse the hour that does not exist, with the next that does', () => {
    const from = at('2027-03-28', '02:30');
    const span = hireSpan({ from, to: at('2027-03-29', '10:00') }, 'Europe/Paris', 'Europe/Paris');
    expect(span).toMatchObject({ ok: false, failure: { field: 'from_time', facts: { next: '03:00' } } });
    const back = hireSpan({ from: at('2027-03-27', '10:00'), to: from }, 'Europe/Paris', 'Europe/Paris');
    expect(back).toMatchObject({ ok: false, failure: { field: 'to_time', facts: { reason: 'time_skipped' } } });
  });

  it('mean the first of the hour that comes twice', () => {
    const span = hireSpan(
      { from: at('2027-10-31', '02:30'), to: at('2027-10-31', '06:00') },
      'Europe/Paris',
      'Europe/Paris',
    );
    expect(span).toMatchObject({ ok: true, value: { startMs: Date.parse('2027-10-31T00:30:00Z') } });
  });

  it('compute the length from elapsed time, also between two zones', () => {
    const hours = (from: string, to: string, fromZone: string, toZone: string): number | string => {
      const [a = '', b = ''] = from.split(' ');
      const [c = '', d = ''] = to.split(' ');
      const span = hireSpan({ from: at(a, b), to: at(c, d) }, fromZone, toZone);
      return span.ok ? (span.value.endMs - span.value.startMs) / 3_600_000 : String(span.failure.facts?.['reason']);
    };
    const paris = 'Europe/Paris';
    expect([
      hours('2027-03-27 10:00', '2027-03-28 10:00', paris, paris),
      hours('2027-10-30 10:00', '2027-10-31 10:00', paris, paris),
      // In summer Sydney is an hour before the Gold Coast.
      hours('2027-01-10 10:00', '2027-01-10 10:30', 'Australia/Sydney', 'Australia/Brisbane'),
      hours('2027-01-10 10:00', '2027-01-10 10:30', 'Australia/Brisbane', 'Australia/Sydney'),
      hours('2027-03-10 10:00', '2027-03-10 10:30', paris, paris),
      hours('2027-03-10 10:00', '2027-04-09 10:30', 'Asia/Tokyo', 'Asia/Tokyo'),
    ]).toEqual([23, 25, 1.5, 'before_pick_up', 'too_short', 'too_long']);
  });

  it('begin at an hour, end after thirty days, and name the field of what they refuse', () => {
    const refusal = (from: string, to: string): string => {
      const span = hireSpan(
        { from: at(from.slice(0, 10), from.slice(11)), to: at(to.slice(0, 10), to.slice(11)) },
        'Asia/Tokyo',
        'Asia/Tokyo',
      );
      return span.ok ? 'fine' : `${span.failure.field}: ${span.failure.facts?.['reason']}`;
    };
    expect([
      refusal('2027-03-10 10:00', '2027-03-10 10:00'),
      refusal('2027-03-10 10:00', '2027-03-10 10:30'),
      refusal('2027-03-10 10:00', '2027-03-10 11:00'),
      refusal('2027-03-10 10:00', '2027-04-09 10:00'),
      refusal('2027-03-10 10:00', '2027-04-09 10:30'),
    ]).toEqual(['to_time: before_pick_up', 'to_time: too_short', 'fine', 'fine', 'to_date: too_long']);
  });

  it('bill each day that has begun, with half an hour of grace', () => {
    const days = (hours: number): number => billedDays({ startMs: 0, endMs: hours * 3_600_000 }, 'Asia/Tokyo');
    expect([0.5, 1, 24, 24.5, 25, 48.5, 49, 720].map(days)).toEqual([1, 1, 1, 1, 2, 2, 3, 30]);
  });

  it.each([
    ['Australia/Sydney', '2027-04-03 10:00', '2027-04-04 10:00', 1],
    ['Australia/Sydney', '2027-04-01 10:00', '2027-04-08 10:00', 7],
    ['Europe/Paris', '2027-10-10 10:00', '2027-11-09 10:00', 30],
    ['America/New_York', '2027-03-13 10:00', '2027-03-14 10:00', 1],
    // In spring the same hour comes after 23 hours: half an hour later is grace, an hour later another day.
    ['Europe/Paris', '2027-03-27 10:00', '2027-03-28 10:30', 1],
    ['Europe/Paris', '2027-03-27 10:00', '2027-03-28 11:00', 2],
    ['Europe/Paris', '2027-10-10 10:00', '2027-11-09 10:30', 'too_long'],
  ])('bill calendar days of the place: in %s from %s to %s %s', (zone, from, to, expected) => {
    const moment = (text: string): LocalMoment => at(text.slice(0, 10), text.slice(11));
    const span = hireSpan({ from: moment(from), to: moment(to) }, zone, zone);
    expect(span.ok ? billedDays(span.value, zone) : span.failure.facts?.['reason']).toBe(expected);
  });

  it('bill the days of the place of pick-up when the car is returned where clocks differ', () => {
    // Brisbane's clock does not change when Sydney's is set back.
    const span = hireSpan(
      { from: at('2027-04-02', '10:00'), to: at('2027-04-05', '10:00') },
      'Australia/Sydney',
      'Australia/Brisbane',
    );
    expect(span.ok && billedDays(span.value, 'Australia/Sydney')).toBe(3);
  });
});

describe('the rental desk', () => {
  const week = [
    { days: [1, 2, 3, 4, 5], from: '08:00', to: '20:00' },
    { days: [6], from: '10:00', to: '02:00' },
  ];

  it('is open from the minute it opens to that at which it closes, after midnight too', () => {
    // 2027-03-12 is a Friday.
    const open = (date: string, time: string): boolean => isRentalDeskOpen(week, date, time);
    expect([
      open('2027-03-12', '07:30'),
      open('2027-03-12', '08:00'),
      open('2027-03-12', '20:00'),
      open('2027-03-12', '20:30'),
      open('2027-03-13', '23:30'),
      open('2027-03-14', '02:00'),
      open('2027-03-14', '02:30'),
      open('2027-03-14', '12:00'),
    ]).toEqual([false, true, true, false, true, true, false, false]);
  });

  it('may never close', () => {
    const always = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00' }];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 47 }), fc.integer({ min: 0, max: 27 }), (half, day) => {
        const time = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;
        expect(isRentalDeskOpen(always, `2027-02-${String(day + 1).padStart(2, '0')}`, time)).toBe(true);
      }),
    );
  });
});
