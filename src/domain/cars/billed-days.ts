import { daysBetween, localDateAt, moveDays } from '#src/domain/shared/time/local-time.ts';

/** From one instant to another, in milliseconds since the epoch. */
export type HireSpan = { readonly startMs: number; readonly endMs: number };

/** How late a car may be returned before another day is billed. */
const graceMs = 30 * 60_000;

/**
 * Returns the days that are paid: each calendar day that has begun by the clock of the place of pick-up, from its time
 * of day to the same time of the next day, with half an hour's grace; at least one. A day on which clocks change is one
 * day.
 */
export function billedDays({ startMs, endMs }: HireSpan, timeZone: string): number {
  const dateAt = (ms: number): string => localDateAt(new Date(ms).toISOString(), timeZone);
  let days = Math.max(1, daysBetween(dateAt(startMs), dateAt(endMs)) - 1);
  while (moveDays(startMs, days, timeZone) + graceMs < endMs) days += 1;
  return days;
}
