import { leftToGiveBack } from '#src/actions/checkout/refunds/left-to-give-back.ts';
import { oweRefund } from '#src/actions/checkout/refunds/owe-refund.ts';
import type { Deps } from '#src/actions/deps.ts';
import { atMost } from '#src/domain/orders/changes/cancellation.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { setRefundDue, type BookingRow } from '#src/store/checkout/bookings.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';

/**
 * Owes all that a booking cost and that has not gone back yet, when it will not be served through no fault of the
 * traveller. The order is locked.
 */
export async function refundBooking(tx: Queryable, deps: Deps, booking: BookingRow, reason: string): Promise<void> {
  const { id: bookingId, orderId, snapshot } = booking;
  const net = booking.amountMinor - booking.discountMinor;
  const amount = money(atMost(net, await leftToGiveBack(tx, bookingId)), snapshot.currency);
  await setRefundDue(tx, bookingId, amount.minor);
  await oweRefund(tx, deps, { orderId, bookingId, amount, reason });
}
