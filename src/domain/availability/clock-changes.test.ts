import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';

import { expandSchedule } from '#src/domain/availability/expand.ts';
import { addDays, dayNumber, localDateAt, localTimeAt, moveDays } from '#src/domain/availability/local-time.ts';
import { datedSteps, policyStart } from '#src/domain/booking/policy.ts';
import { billedDays } from '#src/domain/hire/billed-days.ts';
import { hireSpan } from '#src/domain/hire/hire-span.ts';
import { firstFreeDay } from '#src/domain/search/free-until.ts';

type Change = { readonly zone: string; readonly date: string };

/** The dates of every clock change of the years 2026 and 2027, in all zones of the IANA table that this platform knows. */
function clockChanges(): readonly Change[] {
  const end = Temporal.Instant.from('2028-01-01T00:00:00Z');
  return Intl.supportedValuesOf('timeZone').flatMap((zone) => {
    const found: Change[] = [];
    let moment = Temporal.Instant.from('2026-01-01T00:00:00Z').toZonedDateTimeISO(zone).getTimeZoneTransition('next');
    while (moment !== null && Temporal.Instant.compare(moment.toInstant(), end) < 0) {
      found.push({ zone, date: moment.toPlainDate().toString() });
      moment = moment.getTimeZoneTransition('next');
    }
    return found;
  });
}

const changes = clockChanges();
const noon = { date: '', time: '12:00' };
const at = (date: string, zone: string): number =>
  Temporal.PlainDateTime.from(`${date}T12:00`).toZonedDateTime(zone).epochMilliseconds;
const dateOf = (ms: number, zone: string): string => localDateAt(new Date(ms).toISOString(), zone);

describe('days over every clock change of all zones', () => {
  it('covers changes in both directions', () => {
    expect(new Set(changes.map(({ zone }) => zone)).size).toBeGreaterThan(100);
    expect(changes.length).toBeGreaterThan(400);
  });

  it('bills a hire by calendar days, and allows thirty of them', () => {
    for (const { zone, date } of changes)
      for (const days of [1, 7, 30]) {
        const from = addDays(date, -1);
        const span = hireSpan(
          { from: { ...noon, date: from }, to: { ...noon, date: addDays(from, days) } },
          zone,
          zone,
        );
        expect([zone, date, span.ok && billedDays(span.value, zone)]).toEqual([zone, date, days]);
      }
  });

  it('keeps the time of day of a cancellation deadline that is told in days', () => {
    const policy = [2, 3, 7].map((days) => ({ hoursBefore: days * 24, refundPercent: 100 }));
    for (const { zone, date } of changes) {
      const start = addDays(date, 1);
      const visit = { startsAt: new Date(at(start, zone)).toISOString(), timeZone: zone };
      const until = datedSteps(policy, policyStart(visit)).map(({ untilMs }) => [
        dateOf(untilMs, zone),
        localTimeAt(untilMs, zone),
      ]);
      expect([zone, until]).toEqual([zone, [7, 3, 2].map((days) => [addDays(start, -days), '12:00'])]);
    }
  });

  it('finds the same first day with free cancellation as its deadline says', () => {
    for (const { zone, date } of changes) {
      const day = addDays(date, 1);
      const startsAt = new Date(at(day, zone)).toISOString();
      const [step] = datedSteps([{ hoursBefore: 72, refundPercent: 100 }], policyStart({ startsAt, timeZone: zone }));
      const terms = { freeHours: 72, firstMinute: 720 };
      const untilMs = step?.untilMs ?? 0;
      expect([zone, firstFreeDay(untilMs, terms, zone)]).toEqual([zone, dayNumber(day)]);
      expect([zone, firstFreeDay(untilMs + 1, terms, zone)]).toEqual([zone, dayNumber(day) + 1]);
    }
  });

  it('keeps the time of day of sale cut-offs and ends that are told in days', () => {
    const schedule = {
      kind: 'START_TIME' as const,
      week: [{ days: [1, 2, 3, 4, 5, 6, 7], times: ['12:00'] }],
      seasons: [],
      closed: [],
      soldOut: [],
    };
    const terms = { schedule, durationMinutes: 3 * 1440, cutoffMinutes: 2 * 1440, days: 1 };
    for (const { zone, date } of changes)
      for (const from of [addDays(date, -1), addDays(date, 1)]) {
        const [slot] = expandSchedule({ ...terms, timeZone: zone, from });
        const { cutoffAtMs = 0, endsAtMs = 0, localEnd } = slot ?? {};
        expect([zone, dateOf(cutoffAtMs, zone), localTimeAt(cutoffAtMs, zone)]).toEqual([
          zone,
          addDays(from, -2),
          '12:00',
        ]);
        expect([zone, dateOf(endsAtMs, zone), localEnd]).toEqual([zone, addDays(from, 3), '12:00']);
      }
  });

  it('moves by days and back to the same instant at noon', () => {
    for (const { zone, date } of changes) {
      const start = at(addDays(date, -1), zone);
      expect([zone, moveDays(moveDays(start, 3, zone), -3, zone)]).toEqual([zone, start]);
    }
  });
});
