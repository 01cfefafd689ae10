import { Temporal } from 'temporal-polyfill';

import { addDays, dateOfDay, dayMs, dayNumber, utcDayAt } from '#src/domain/shared/time/day-number.ts';

export { addDays, dateOfDay, dayNumber };

/** Arithmetic on local dates and times of a place. Dates are "YYYY-MM-DD", times "HH:MM", instants ISO 8601 in UTC. */

/** ISO weekday: 1 Monday to 7 Sunday. */
export function weekdayOf(date: string): number {
  // Day 0, 1 January 1970, was a Thursday.
  return ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1;
}

/**
 * Returns the same time of day some calendar days later (or earlier), by the clock of a zone; milliseconds since the
 * epoch.
 */
export function moveDays(ms: number, days: number, timeZone: string): number {
  return (
    movedBetweenEvenDays(ms, days, timeZone) ??
    Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone).add({ days }).epochMilliseconds
  );
}

/** Instants for which dates have four digits, in every zone and after any move that is allowed here. */
const plainMs = { from: Date.UTC(1971, 0, 1), to: Date.UTC(2400, 0, 1) } as const;
const mostMoved = 36_525;

/**
 * The same by the cached starts of both days, which costs a quarter; null where either day is near a clock change, and
 * for anything unusual.
 */
function movedBetweenEvenDays(ms: number, days: number, timeZone: string): number | null {
  if (!Number.isInteger(ms) || ms < plainMs.from || ms > plainMs.to) return null;
  if (!Number.isInteger(days) || Math.abs(days) > mostMoved) return null;
  const utcDay = utcDayAt(ms);
  for (const day of [utcDay, utcDay + 1, utcDay - 1]) {
    const { startMs, even } = dayStart(dateOfDay(day), timeZone);
    const within = ms - startMs;
    if (within < 0 || within >= dayMs) continue;
    if (!even) return null;
    const target = dayStart(dateOfDay(day + days), timeZone);
    return target.even ? target.startMs + within : null;
  }
  return null;
}

/**
 * Returns the instant a span after another, or before it where the span is negative. From two days on a span is shown
 * to travelers in days, so its whole days are calendar days of the zone: 10:00 stays 10:00 over a clock change. A
 * shorter one, and what is left over, is time that passes.
 */
export function moveMinutes(ms: number, minutes: number, timeZone: string): number {
  const days = Math.trunc(minutes / 1440);
  if (Math.abs(days) < 2) return ms + Math.round(minutes * 60_000);
  return moveDays(ms, days, timeZone) + Math.round((minutes - days * 1440) * 60_000);
}

/** The date it is at `instant` in a zone. */
export function localDateAt(instant: string, timeZone: string): string {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

/** Returns the time of day ("HH:MM") at an instant (milliseconds since the epoch) in a zone. */
export function localTimeAt(ms: number, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone).toPlainTime().toString().slice(0, 5);
}

/** Minutes after midnight of "HH:MM". */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** "HH:MM" of minutes after midnight, the next day's included. */
export function timeOf(minutes: number): string {
  const within = ((minutes % 1440) + 1440) % 1440;
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
}

/**
 * The instant, in milliseconds since the epoch, of `minutes` after local midnight of `date`. A time that a clock
 * change skips is taken as the first moment after it; one that exists twice as the first of the two.
 */
export function instantOf(date: string, minutes: number, timeZone: string): number {
  const day = dayStart(date, timeZone);
  if (day.even) return day.startMs + minutes * 60_000;
  const local = Temporal.PlainDate.from(date).toPlainDateTime().add({ minutes });
  return local.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds;
}

type DayStart = { readonly startMs: number; readonly even: boolean };
const dayStarts = new Map<string, DayStart>();
const cachedDays = 5000;

/**
 * Local midnight and whether this day and the next are free of clock changes; cached, since a season needs it often.
 */
function dayStart(date: string, timeZone: string): DayStart {
  const key = `${timeZone} ${date}`;
  const known = dayStarts.get(key);
  if (known !== undefined) return known;
  const midnight = Temporal.PlainDate.from(date).toZonedDateTime(timeZone);
  const later = midnight.add({ days: 2 });
  const startMs = midnight.epochMilliseconds;
  // Where the clock change skips midnight, the day begins at 01:00, and its hours are not counted from there.
  const beginsAtMidnight = midnight.hour === 0 && midnight.minute === 0;
  const day = { startMs, even: beginsAtMidnight && later.offset === midnight.offset };
  if (dayStarts.size >= cachedDays) dayStarts.clear();
  dayStarts.set(key, day);
  return day;
}

/** Days of a month (1 to 12) of a year. */
export function daysInMonth(year: number, month: number): number {
  return Temporal.PlainYearMonth.from({ year, month }).daysInMonth;
}

/** Whether the text is a date that exists, written "YYYY-MM-DD". */
export function isDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null) return false;
  const [, year, month, day] = match.map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Whole days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** Whether the text names a zone of the IANA table. */
export function isTimeZone(text: string): boolean {
  try {
    return (
      /^[A-Z]\w+\/\w/.test(text) && Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text).timeZoneId !== ''
    );
  } catch {
    return false;
  }
}
