import fc from 'fast-check';
import { expect, it } from 'vitest';

import { dateOfDay, dayNumber, instantOf } from '#src/domain/shared/time/local-time.ts';
import { firstFreeDay } from '#src/domain/search/documents/free-until.ts';

const first = (at: string, freeHours: number | null, start: string, zone: string): string | null => {
  const [hours = 0, minutes = 0] = start.split(':').map(Number);
  const day = firstFreeDay(Date.parse(at), { freeHours, firstMinute: hours * 60 + minutes }, zone);
  return day === null ? null : dateOfDay(day);
};

it('counts the hours back from the earliest start, by the clock of the place', () => {
  // 09:00 in Tokyo is midnight UTC: a day before it is exactly the requested instant.
  expect(first('2026-12-01T00:00:00Z', 24, '09:00', 'Asia/Tokyo')).toBe('2026-12-02');
  expect(first('2026-12-01T00:00:01Z', 24, '09:00', 'Asia/Tokyo')).toBe('2026-12-03');
  expect(first('2026-12-01T00:00:00Z', 24, '08:59', 'Asia/Tokyo')).toBe('2026-12-03');
  expect(first('2026-12-01T00:00:00Z', 0, '00:00', 'Pacific/Auckland')).toBe('2026-12-02');
});

it('knows that clocks change in between', () => {
  // On 29 March 2026 the clocks of Paris go from 02:00 to 03:00: 09:00 is 07:00 UTC, the day before 08:00.
  expect(first('2026-03-28T07:00:00Z', 24, '09:00', 'Europe/Paris')).toBe('2026-03-29');
  expect(first('2026-03-28T07:00:01Z', 24, '09:00', 'Europe/Paris')).toBe('2026-03-30');
});

it('fits no day when nothing ever comes back', () => {
  expect(first('2026-12-01T00:00:00Z', null, '09:00', 'Asia/Tokyo')).toBe(null);
});

it('gives the first day that fits, wherever it is', () => {
  const zones = fc.constantFrom(
    'Asia/Tokyo',
    'Europe/London',
    'America/New_York',
    'Pacific/Kiritimati',
    'Pacific/Niue',
  );
  const times = fc.integer({ min: dayNumber('2026-01-01') * 86_400, max: dayNumber('2028-01-01') * 86_400 });
  fc.assert(
    fc.property(
      times,
      fc.integer({ min: 0, max: 200 }),
      fc.integer({ min: 0, max: 1439 }),
      zones,
      (at, hours, minute, zone) => {
        const atMs = at * 1000;
        const day = firstFreeDay(atMs, { freeHours: hours, firstMinute: minute }, zone) ?? 0;
        const until = (one: number): number => instantOf(dateOfDay(one), minute, zone) - hours * 3_600_000;
        expect(until(day)).toBeGreaterThanOrEqual(atMs);
        expect(until(day - 1)).toBeLessThan(atMs);
      },
    ),
  );
});
