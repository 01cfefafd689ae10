import { money, roundToPriceStep, type Money } from '#src/domain/shared/money/money.ts';

/**
 * One step of the refund conditions of a ticket: if it is returned at least `minutesBefore` departure, the railway
 * retains a fixed amount (minor units of the fare) or a percentage of the price. Steps go from the earliest to the
 * latest; after the last one nothing is refunded.
 */
export type RefundStep = {
  readonly minutesBefore: number;
  readonly keeps:
    | { readonly kind: 'amount'; readonly minor: number }
    | { readonly kind: 'percent'; readonly percent: number };
};

/** What may be done with a ticket before it is used. `refund` without steps: it is never taken back. */
export type FareConditions = {
  readonly refund: readonly RefundStep[];
  /** Changed to another train free of charge, against a fee, or not at all. */
  readonly exchange: 'free' | 'fee' | 'none';
  /** What a change costs a ticket, in minor units of the fare; 0 where it is free or not possible. */
  readonly exchangeFeeMinor: number;
};

/**
 * The refund of a ticket, the fee that is retained, and until when they apply (milliseconds since the epoch; null:
 * without end).
 */
export type RefundOffer = { readonly back: Money; readonly keeps: Money; readonly untilMs: number | null };

/**
 * Returns the refund of a ticket that is returned at `atMs`. A percentage is rounded to the price step of the currency,
 * and the fee is never higher than the price paid.
 */
export function refundOffer(
  { refund }: Pick<FareConditions, 'refund'>,
  paid: Money,
  departsMs: number,
  atMs: number,
): RefundOffer {
  const step = refund.find(({ minutesBefore }) => atMs <= departsMs - minutesBefore * 60_000);
  if (step === undefined) return { back: money(0n, paid.currency), keeps: paid, untilMs: null };
  const fee = feeOf(step, paid);
  const retained = fee > paid.minor ? paid.minor : fee;
  return {
    back: money(paid.minor - retained, paid.currency),
    keeps: money(retained, paid.currency),
    untilMs: departsMs - step.minutesBefore * 60_000,
  };
}

function feeOf({ keeps }: RefundStep, paid: Money): bigint {
  if (keeps.kind === 'amount') return BigInt(keeps.minor);
  return roundToPriceStep(paid.minor * BigInt(keeps.percent), 100n, paid.currency);
}
