import type { PolicyStep } from '#src/domain/catalogue/policy-step.ts';
import { priceStep } from '#src/domain/pricing/currency.ts';
import { divideHalfEven, money, type Money } from '#src/domain/pricing/money.ts';

export type { PolicyStep };

/** A step with its date: until `untilMs` (milliseconds since the epoch, exclusive) so much comes back. */
export type DatedStep = { readonly untilMs: number; readonly refundPercent: number };

/** The policy's steps as instants for a start, latest last; a non-refundable policy gives none. */
export function datedSteps(policy: readonly PolicyStep[], startsAtMs: number): DatedStep[] {
  return policy
    .toSorted((a, b) => b.hoursBefore - a.hoursBefore)
    .map((step) => ({ untilMs: startsAtMs - step.hoursBefore * 3_600_000, refundPercent: step.refundPercent }));
}

/** What comes back of `paid` when it is cancelled at `atMs`; zero after the last step. */
export function refundDue(policy: readonly PolicyStep[], startsAtMs: number, atMs: number, paid: Money): Money {
  const step = datedSteps(policy, startsAtMs).find((one) => atMs < one.untilMs);
  return refundOf(paid, step?.refundPercent ?? 0);
}

/**
 * So many per cent of `paid`, never more than that. Rounded half to even, once, to the price step of the currency: the
 * provider pays back in no smaller coin than it charges.
 */
export function refundOf(paid: Money, refundPercent: number): Money {
  const coin = priceStep(paid.currency);
  const due = divideHalfEven(paid.minor * BigInt(refundPercent), 100n * coin) * coin;
  return money(due > paid.minor ? due - coin : due, paid.currency);
}

/** The last instant of a full refund, or null when there is none (left) at `atMs`. */
export function freeUntil(policy: readonly PolicyStep[], startsAtMs: number, atMs: number): number | null {
  const full = datedSteps(policy, startsAtMs).findLast((step) => step.refundPercent === 100);
  return full !== undefined && atMs < full.untilMs ? full.untilMs : null;
}
