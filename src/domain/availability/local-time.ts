import { Temporal } from 'temporal-polyfill';

/** Arithmetic on local dates and times of a place. Dates are "YYYY-MM-DD", times "HH:MM", instants ISO 8601 in UTC. */

/** `date` moved by whole days. */
export function addDays(date: string, days: number): string {
  return dateOfDay(dayNumber(date) + days);
}

/** ISO weekday: 1 Monday to 7 Sunday. */
export function weekdayOf(date: string): number {
  // Day 0, 1 January 1970, was a Thursday.
  return ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1;
}

/** Days since 1 January 1970; plain numbers, because a season of prices asks it tens of thousands of times. */
export function dayNumber(date: string): number {
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) / 86_400_000;
}

/** The date of a day number. */
export function dateOfDay(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

/** The date it is at `instant` in a zone. */
export function localDateAt(instant: string, timeZone: string): string {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString();
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
const keptDays = 5000;

/** Local midnight and whether this day and the next are free of clock changes; kept, since a season asks it often. */
function dayStart(date: string, timeZone: string): DayStart {
  const key = `${timeZone} ${date}`;
  const known = dayStarts.get(key);
  if (known !== undefined) return known;
  const midnight = Temporal.PlainDate.from(date).toZonedDateTime(timeZone);
  const later = midnight.add({ days: 2 });
  const startMs = midnight.epochMilliseconds;
  const day = { startMs, even: later.epochMilliseconds - startMs === 2 * 86_400_000 };
  if (dayStarts.size >= keptDays) dayStarts.clear();
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
