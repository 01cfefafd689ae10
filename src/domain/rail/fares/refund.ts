import { priceStep } from '#src/domain/shared/money/currency.ts';
import { divideHalfEven, money, type Money } from '#src/domain/shared/money/money.ts';

/**
 * One step of what a returned ticket costs: given back at least so many minutes before departure, the railway keeps a fixed
 * amount a ticket (minor units of the fare) or a part of the price. Steps go from the earliest to the latest; after the last
 * of them nothing comes back.
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

/** What comes back of a ticket, what is kept, and until when that holds (milliseconds since the epoch; null: for ever). */
export type RefundOffer = { readonly back: Money; readonly keeps: Money; readonly untilMs: number | null };

/**
 * What comes back of a ticket that is returned at `atMs`. Parts are rounded half to even to the price step of the currency;
 * never more is kept than was paid.
 */
export function refundOffer(
  { refund }: Pick<FareConditions, 'refund'>,
  paid: Money,
  departsMs: number,
  atMs: number,
): RefundOffer {
  const step = refund.find(({ minutesBefore }) => atMs <= departsMs - minutesBefore * 60_000);
  if (step === undefined) return { back: money(0n, paid.currency), keeps: paid, untilMs: null };
  const asked = keptOf(step, paid);
  const kept = asked > paid.minor ? paid.minor : asked;
  return {
    back: money(paid.minor - kept, paid.currency),
    keeps: money(kept, paid.currency),
    untilMs: departsMs - step.minutesBefore * 60_000,
  };
}

function keptOf({ keeps }: RefundStep, paid: Money): bigint {
  if (keeps.kind === 'amount') return BigInt(keeps.minor);
  const coin = priceStep(paid.currency);
  return divideHalfEven(paid.minor * BigInt(keeps.percent), 100n * coin) * coin;
}
