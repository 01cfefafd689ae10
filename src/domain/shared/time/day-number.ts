/*
 * Days as numbers since 1 January 1970. A date ("YYYY-MM-DD") has no zone and no clock: its days are all equally long, so plain
 * numbers are right here, and nowhere else: how long a day of a place is, only its zone says (`moveDays`).
 */

/** Milliseconds of a day of a date, and of a day of a place that is known to last 24 hours. */
export const dayMs = 86_400_000;

/** Days since 1 January 1970; plain numbers, because a season of prices calls it tens of thousands of times. */
export function dayNumber(date: string): number {
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) / dayMs;
}

/** The date of a day number. */
export function dateOfDay(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** `date` moved by whole days. */
export function addDays(date: string, days: number): string {
  return dateOfDay(dayNumber(date) + days);
}

/** Returns the number of the day that it is in UTC at an instant (milliseconds since the epoch). */
export function utcDayAt(ms: number): number {
  return Math.floor(ms / dayMs);
}
