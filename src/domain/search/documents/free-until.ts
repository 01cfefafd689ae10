import { dateOfDay, utcDayAt } from '#src/domain/shared/time/day-number.ts';
import { instantOf } from '#src/domain/shared/time/local-time.ts';
import { stepEnd } from '#src/domain/catalogue/policy-step.ts';
import type { OptionTerms } from '#src/domain/search/documents/booking-profile.ts';

/**
 * The rule of "free cancellation until" an instant: a day of an option fits when cancellation is free until then
 * whichever start of that day is bought. So the earliest start that the option ever has, at the place's own clock on
 * that day, less the time before it until which cancelling is free, must not be before the instant. Gives the first day
 * (a number since 1970) that fits; every later one does too. Null when no day ever does.
 */
export function firstFreeDay(
  atMs: number,
  { freeHours, firstMinute }: Pick<OptionTerms, 'freeHours' | 'firstMinute'>,
  timeZone: string,
): number | null {
  if (freeHours === null) return null;
  const freeUntilOf = (day: number): number =>
    stepEnd(instantOf(dateOfDay(day), firstMinute, timeZone), { hoursBefore: freeHours }, timeZone);
  // No place's clock is further than a day from that of UTC.
  let day = utcDayAt(atMs + freeHours * 60 * 60_000) - 2;
  while (freeUntilOf(day) < atMs) day += 1;
  return day;
}
