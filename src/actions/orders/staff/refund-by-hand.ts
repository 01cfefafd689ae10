import { refundableAmount } from '#src/actions/checkout/refunds/refundable-amount.ts';
import { approveRefund } from '#src/actions/checkout/refunds/approve-refund.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { Done } from '#src/actions/staff/on-record.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { smallestCharge } from '#src/domain/shared/money/currency.ts';
import { money, parseMajor, toMajor, type Money } from '#src/domain/shared/money/money.ts';
import { handledBooking } from '#src/store/operations/operations.store.ts';
import { lockWholeOrder } from '#src/store/checkout/order-locks.store.ts';

type Refusal = 'not_found' | 'not_paid' | 'amount_misread' | 'amount_too_large' | 'nothing_left';
type ManualRefund = { readonly reference: string; readonly amount: string; readonly reason: string };

const unpaid = new Set(['held', 'pending_payment', 'released']);

/**
 * Refunds a part of a booking's price, or all that has not been refunded yet, by decision of staff; the booking is
 * unchanged. `amount` is a decimal in the order's currency, or "all".
 */
export async function refundByHand(deps: Deps, refund: ManualRefund): Promise<Result<Done, Refusal>> {
  const { reference, amount, reason } = refund;
  const named = await handledBooking(deps.db, reference);
  if (named === null) return fail('not_found');
  return deps.db.transaction(
    async (tx): Promise<Result<Done, Refusal>> => {
      await lockWholeOrder(tx, named.orderId);
      const booking = await handledBooking(tx, reference);
      if (booking === null || unpaid.has(booking.state)) return fail('not_paid');
      if (booking.isReplaced) return fail('nothing_left');
      const { id: bookingId, orderId, currency } = booking;
      const due = amountDue(money(await refundableAmount(tx, bookingId), currency), amount);
      if (!due.ok) return due;
      await approveRefund(tx, deps, { orderId, bookingId, amount: due.value, reason: `by hand: ${reason}` });
      return ok({ booking: reference, refund: toMajor(due.value), currency });
    },
    { cause: `refunded by hand: ${reason}` },
  );
}

function amountDue(left: Money, amount: string): Result<Money, Refusal> {
  if (left.minor <= 0n) return fail('nothing_left');
  if (amount === 'all') return ok(left);
  const read = parseMajor(amount, left.currency);
  // The provider refuses a refund in single fils.
  if (read === null || read.minor === 0n || read.minor % smallestCharge(read.currency) !== 0n)
    return fail('amount_misread', { field: 'amount' });
  return read.minor <= left.minor
    ? ok(read)
    : fail('amount_too_large', { field: 'amount', facts: { left: toMajor(left) } });
}
