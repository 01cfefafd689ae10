import { oweRefund } from '#src/actions/booking/owe-refund.ts';
import type { LockedOrder } from '#src/store/order-locks.store.ts';
import type { Deps } from '#src/actions/deps.ts';
import { money } from '#src/domain/pricing/money.ts';
import { setRefundDue, type BookingRow } from '#src/store/bookings.store.ts';
import type { Queryable } from '#src/store/db.ts';

/** Owes the whole price of a booking that will not be served through no fault of the traveller; the worker pays it out. */
export async function refundBooking(
  tx: Queryable,
  deps: Deps,
  locked: LockedOrder,
  booking: BookingRow,
  reason: string,
): Promise<void> {
  await setRefundDue(tx, booking.id, booking.amountMinor);
  const payment = locked.payments.find((one) => one.state === 'succeeded');
  if (payment === undefined || booking.amountMinor === 0n) return;
  const amount = money(booking.amountMinor, payment.currency);
  await oweRefund(tx, deps, { paymentId: payment.id, bookingId: booking.id, amount, reason });
}
