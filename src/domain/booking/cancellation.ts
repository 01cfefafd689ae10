import { mayMove } from '#src/domain/booking/life-cycle.ts';
import { datedSteps, refundDue, type DatedStep, type PolicyStep } from '#src/domain/booking/policy.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { Money } from '#src/domain/pricing/money.ts';

/** A booking as cancelling sees it: the policy and price that were frozen into it, and now by the database's clock. */
export type CancellableBooking = {
  readonly reference: string;
  readonly state: string;
  readonly paid: Money;
  readonly policy: readonly PolicyStep[];
  readonly startsAtMs: number;
  readonly nowMs: number;
};

/** What cancelling would bring now, and until when how much. */
export type CancelQuote = {
  readonly reference: string;
  readonly paid: Money;
  readonly refund: Money;
  readonly steps: readonly DatedStep[];
};

type Refusal = 'already_cancelled' | 'voucher_used' | 'not_cancellable';

/** What comes back when a traveller cancels now, or why he cannot: it is cancelled, used, not confirmed, or has begun. */
export function cancelQuote(booking: CancellableBooking): Result<CancelQuote, Refusal> {
  const { reference, state, paid, policy, startsAtMs, nowMs } = booking;
  if (state === 'cancelled') return fail('already_cancelled');
  if (state === 'redeemed') return fail('voucher_used');
  if (!isCancellable(state, startsAtMs > nowMs)) return fail('not_cancellable');
  return ok({
    reference,
    paid,
    refund: refundDue(policy, startsAtMs, nowMs, paid),
    steps: datedSteps(policy, startsAtMs),
  });
}

/** Whether the traveller may cancel at all; `ahead` when the visit has not begun. */
export function isCancellable(state: string, ahead: boolean): boolean {
  return ahead && state === 'confirmed' && mayMove('booking', state, 'cancelled', 'traveller');
}
