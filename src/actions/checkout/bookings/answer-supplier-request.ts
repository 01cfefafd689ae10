import { issueVouchers } from '#src/actions/checkout/bookings/issue-vouchers.ts';
import { lockWholeOrder } from '#src/store/checkout/order-locks.store.ts';
import { releaseAtSupplier } from '#src/actions/checkout/bookings/release-at-supplier.ts';
import { refundBooking } from '#src/actions/checkout/refunds/refund-booking.ts';
import type { Deps } from '#src/actions/deps.ts';
import { moveBookings, orderOfBooking } from '#src/store/checkout/bookings.store.ts';
import { addToOutbox } from '#src/store/shared/outbox/outbox.store.ts';
import { allottedTo, giveBackPlaces } from '#src/store/catalogue/stock.store.ts';

/**
 * A supplier's answer to a booking that waits for it. Accepted, it has its voucher; refused, its places are free again
 * and the whole price goes back. An answer to anything else than a waiting booking changes nothing.
 */
export async function answerSupplierRequest(
  deps: Deps,
  bookingId: string,
  answer: 'accepted' | 'refused',
): Promise<boolean> {
  const orderId = await orderOfBooking(deps.db, bookingId);
  if (orderId === null) return false;
  return deps.db.transaction(
    async (tx) => {
      const whole = await lockWholeOrder(tx, orderId);
      const booking = whole?.bookings.find((one) => one.id === bookingId);
      if (whole === null || booking?.state !== 'confirming') return false;
      if (answer === 'accepted') {
        await moveBookings(tx, [bookingId], 'confirmed');
        await issueVouchers(tx, deps, orderId, [bookingId]);
        return true;
      }
      await moveBookings(tx, [bookingId], 'rejected');
      await releaseAtSupplier(tx, booking);
      await giveBackPlaces(tx, await allottedTo(tx, [bookingId]));
      await refundBooking(tx, deps, booking, 'supplier_refused');
      const payload = { bookingId, orderId, by: 'supplier' };
      await addToOutbox(tx, [
        { topic: 'mail.cancellation', deduplicationKey: bookingId, aggregate: `order:${orderId}`, payload },
      ]);
      return true;
    },
    { cause: `supplier ${answer}` },
  );
}
