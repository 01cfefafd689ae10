import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';

import { expandSchedule } from '#src/domain/shared/time/expand.ts';
import {
  addDays,
  dayNumber,
  instantOf,
  localDateAt,
  localTimeAt,
  moveDays,
} from '#src/domain/shared/time/local-time.ts';
import { datedSteps, policyStart } from '#src/domain/catalogue/offers/cancellation-policy.ts';
import { billedDays } from '#src/domain/cars/billed-days.ts';
import { hireSpan } from '#src/domain/cars/hire-span.ts';
import { firstFreeDay } from '#src/domain/search/documents/free-until.ts';

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

  it('preserves the time of day of a cancellation deadline stated in days', () => {
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

  it('preserves the time of day of sale cut-offs and ends stated in days', () => {
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

describe('moving by days', () => {
  /** By the calendar alone, without anything that is cached. */
  const byCalendar = (ms: number, days: number, zone: string): number =>
    Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone).add({ days }).epochMilliseconds;

  /** What a move gives, and what the calendar says, where they differ. */
  const differences = (moves: readonly (readonly [zone: string, ms: number, days: number])[]): readonly unknown[] =>
    moves.flatMap(([zone, ms, days]) => {
      const [moved, right] = [moveDays(ms, days, zone), byCalendar(ms, days, zone)];
      return moved === right ? [] : [{ zone, ms, days, moved, right }];
    });
  const around = [...new Map(changes.map((change) => [change.zone, change])).values()];

  it('agrees with the calendar before and after a clock change of every zone', () => {
    const moves = around.flatMap(({ zone, date }) =>
      [-35, -13, -11, 0, 12, 25].flatMap((hour) =>
        [-2, -1, 1, 2].map((days) => [zone, at(date, zone) + hour * 3_600_000 + 61_001, days] as const),
      ),
    );
    expect(moves.length).toBeGreaterThan(2_000);
    expect(differences(moves)).toEqual([]);
  });

  it('agrees with the calendar in every zone at any time of the years 1969 to 2402, by any number of days', () => {
    // The same numbers each time.
    let state = 20_260_101;
    const next = (below: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    const [from, to] = [Date.UTC(1969, 0, 1), Date.UTC(2402, 0, 1)];
    const near = (): number => Date.UTC(2026, 0, 1) + next(63_072_000) * 1_000;
    const far = (): number => from + next((to - from) / 1_000) * 1_000;
    const moves = Intl.supportedValuesOf('timeZone').flatMap((zone) => [
      [zone, near(), next(61) - 30] as const,
      [zone, near(), next(1_001) - 500] as const,
      [zone, far(), next(40_000) - 20_000] as const,
    ]);
    expect(differences(moves)).toEqual([]);
  });

  it('counts hours from midnight also on a day whose midnight a clock change skips', () => {
    // Cairo goes from 24:00 of 23 April to 01:00 of 24 April 2026.
    expect(new Date(instantOf('2026-04-24', 10 * 60, 'Africa/Cairo')).toISOString()).toBe('2026-04-24T07:00:00.000Z');
    const wrong = around.flatMap(({ zone, date }) =>
      instantOf(date, 12 * 60, zone) === at(date, zone) ? [] : [[zone, date]],
    );
    expect(wrong).toEqual([]);
  });

  it('refuses a part of a day and of a millisecond, as the calendar does', () => {
    expect(() => moveDays(Date.UTC(2026, 5, 1), 1.5, 'Europe/Paris')).toThrow(RangeError);
    expect(() => moveDays(0.5, 1, 'Europe/Paris')).toThrow(RangeError);
  });
});
