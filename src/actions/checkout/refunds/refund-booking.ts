import { refundableAmount } from '#src/actions/checkout/refunds/refundable-amount.ts';
import { approveRefund } from '#src/actions/checkout/refunds/approve-refund.ts';
import type { Deps } from '#src/actions/deps.ts';
import { atMost } from '#src/domain/orders/changes/cancellation.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { setRefundDue, type BookingRow } from '#src/store/checkout/bookings.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';

/**
 * Refunds all that a booking cost and that has not been refunded yet, because it cannot be served and the traveler is not the
 * reason. The caller has locked the order.
 */
export async function refundBooking(tx: Queryable, deps: Deps, booking: BookingRow, reason: string): Promise<void> {
  const { id: bookingId, orderId, snapshot } = booking;
  const net = booking.amountMinor - booking.discountMinor;
  const amount = money(atMost(net, await refundableAmount(tx, bookingId)), snapshot.currency);
  await setRefundDue(tx, bookingId, amount.minor);
  await approveRefund(tx, deps, { orderId, bookingId, amount, reason });
}
