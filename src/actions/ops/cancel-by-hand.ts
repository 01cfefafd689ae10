import { oweRefund } from '#src/actions/booking/owe-refund.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { Done } from '#src/actions/ops/on-record.ts';
import { mayMove } from '#src/domain/booking/life-cycle.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { money, toMajor } from '#src/domain/pricing/money.ts';
import { moveBookings, setRefundDue } from '#src/store/bookings.store.ts';
import { cancelFactsById, giveUpSeats } from '#src/store/cancellations.store.ts';
import { settleClosureCase } from '#src/store/closures.store.ts';
import { handledBooking } from '#src/store/operations.store.ts';
import { lockWholeOrder } from '#src/store/order-locks.store.ts';
import { addToOutbox } from '#src/store/outbox.store.ts';
import { allottedTo, giveBackPlaces } from '#src/store/stock.store.ts';
import { refundPotsOf } from '#src/store/tenders.store.ts';
import { voidVoucher } from '#src/store/vouchers.store.ts';

type Refusal = 'not_found' | 'not_cancellable' | 'voucher_used';

/**
 * Cancels a confirmed booking because we or the supplier cannot serve it: whatever its policy says, all that has not
 * gone back yet goes back (threat model §4, change d). Places free, voucher void, refund owed and mail, all in one.
 */
export async function cancelByHand(
  deps: Deps,
  { reference, reason }: { readonly reference: string; readonly reason: string },
): Promise<Result<Done, Refusal>> {
  const named = await handledBooking(deps.db, reference);
  if (named === null) return fail('not_found');
  return deps.db.transaction(
    async (tx): Promise<Result<Done, Refusal>> => {
      await lockWholeOrder(tx, named.orderId);
      const booking = await handledBooking(tx, reference);
      if (booking === null || !mayMove('booking', booking.state, 'cancelled', 'operator'))
        return fail('not_cancellable');
      const { id: bookingId, orderId, currency, netMinor } = booking;
      const facts = await cancelFactsById(tx, bookingId);
      // Visits that were booked with a pack are cancelled before the pack.
      if (facts?.packUsed === true || !(await voidVoucher(tx, bookingId))) return fail('voucher_used');
      const standing = facts?.seats.filter((seat) => seat.refundPercent === null) ?? [];
      await giveUpSeats(
        tx,
        standing.map((seat) => seat.id),
        100,
      );
      await moveBookings(tx, [bookingId], 'cancelled');
      await setRefundDue(tx, bookingId, netMinor);
      await settleClosureCase(tx, bookingId, 'refunded');
      await giveBackPlaces(tx, await allottedTo(tx, [bookingId]));
      const pots = await refundPotsOf(tx, bookingId);
      const left = money(
        pots.tenders.reduce((sum, one) => sum + one.leftMinor, pots.cardMinor),
        currency,
      );
      await oweRefund(tx, deps, { orderId, bookingId, amount: left, reason: `cancelled by hand: ${reason}` });
      await addToOutbox(tx, [
        {
          topic: 'mail.cancellation',
          dedupe: bookingId,
          aggregate: `order:${orderId}`,
          payload: { bookingId, orderId, by: 'supplier' },
        },
      ]);
      return ok({ booking: reference, refund: toMajor(left), currency });
    },
    { cause: `cancelled by hand: ${reason}` },
  );
}
