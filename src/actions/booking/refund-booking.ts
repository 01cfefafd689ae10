import { oweRefund } from '#src/actions/booking/owe-refund.ts';
import type { Deps } from '#src/actions/deps.ts';
import { money } from '#src/domain/pricing/money.ts';
import { setRefundDue, type BookingRow } from '#src/store/bookings.store.ts';
import type { Queryable } from '#src/store/db.ts';

/** Owes all that a booking cost that will not be served through no fault of the traveller. The order is locked. */
export async function refundBooking(tx: Queryable, deps: Deps, booking: BookingRow, reason: string): Promise<void> {
  const { id: bookingId, orderId, snapshot } = booking;
  const amount = money(booking.amountMinor - booking.discountMinor, snapshot.currency);
  await setRefundDue(tx, bookingId, amount.minor);
  await oweRefund(tx, deps, { orderId, bookingId, amount, reason });
}
