import { dateOfDay, instantOf } from '#src/domain/availability/local-time.ts';
import type { OptionTerms } from '#src/domain/search/booking-profile.ts';

const dayMs = 86_400_000;

/**
 * The rule of "free cancellation until" an instant: a day of an option fits when everything comes back until then
 * whichever start of that day is bought. So the earliest start that the option ever has, at the place's own clock on that
 * day, less the hours before it until which cancelling is free, must not be before the instant. Gives the first day
 * (a number since 1970) that fits; every later one does too. Null when no day ever does.
 */
export function firstFreeDay(
  atMs: number,
  { freeHours, firstMinute }: Pick<OptionTerms, 'freeHours' | 'firstMinute'>,
  timeZone: string,
): number | null {
  if (freeHours === null) return null;
  const startMs = atMs + freeHours * 3_600_000;
  // No place's clock is further than a day from that of UTC.
  let day = Math.floor(startMs / dayMs) - 2;
  while (instantOf(dateOfDay(day), firstMinute, timeZone) < startMs) day += 1;
  return day;
}
