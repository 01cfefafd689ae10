import { moveMinutes } from '#src/domain/shared/time/local-time.ts';

/**
 * One step of a cancellation policy: cancelled at least `hoursBefore` the start, `refundPercent` of the price is
 * refunded. Steps go from the earliest (most hours) to the latest; later than the last step nothing is refunded.
 */
export type PolicyStep = {
  readonly hoursBefore: number;
  readonly refundPercent: number;
  /** If a fixed fee is retained per ticket, what that leaves of each unit's price, in per cent to six decimals. */
  readonly byUnit?: Readonly<Record<string, number>>;
};

/**
 * Returns the end of a step for a start (milliseconds since the epoch). Two or more whole days are expressed in days and are
 * calendar days of the zone; everything else is shown and counted in hours.
 */
export function stepEnd(
  startsAtMs: number,
  { hoursBefore }: Pick<PolicyStep, 'hoursBefore'>,
  timeZone: string,
): number {
  return hoursBefore % 24 === 0
    ? moveMinutes(startsAtMs, -hoursBefore * 60, timeZone)
    : startsAtMs - hoursBefore * 3_600_000;
}
