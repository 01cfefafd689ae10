/**
 * One step of a cancellation policy: cancelled at least `hoursBefore` the start, `refundPercent` of the price comes
 * back. Steps go from the earliest (most hours) to the latest; later than the last step nothing comes back.
 */
export type PolicyStep = {
  readonly hoursBefore: number;
  readonly refundPercent: number;
  /** Where a fixed fee a ticket is kept, what that leaves of each unit's price, in per cent to six decimals. */
  readonly byUnit?: Readonly<Record<string, number>>;
};
