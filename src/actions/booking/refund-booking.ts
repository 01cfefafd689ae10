import type { LockedOrder } from '#src/store/order-locks.store.ts';
import type { Deps } from '#src/actions/deps.ts';
import { refundOwedEntries } from '#src/domain/booking/ledger.ts';
import { money } from '#src/domain/pricing/money.ts';
import { setRefundDue, type BookingRow } from '#src/store/bookings.store.ts';
import type { Queryable } from '#src/store/db.ts';
import { writeLedger } from '#src/store/ledger.store.ts';
import { insertApprovedRefund } from '#src/store/refunds.store.ts';

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
  await insertApprovedRefund(tx, {
    id: deps.ids.uuid(),
    paymentId: payment.id,
    bookingId: booking.id,
    amountMinor: booking.amountMinor,
    reason,
  });
  await writeLedger(tx, deps.ids.uuid(), refundOwedEntries(money(booking.amountMinor, payment.currency)));
}
