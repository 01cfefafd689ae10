import { approveRefund } from '#src/actions/checkout/refunds/approve-refund.ts';
import { releaseAtSupplier } from '#src/actions/checkout/bookings/release-at-supplier.ts';
import { releaseAmendment } from '#src/actions/checkout/bookings/release-amendment.ts';
import type { Deps } from '#src/actions/deps.ts';
import { refundSoFar, type SeatCancellation } from '#src/domain/orders/changes/cancellation.ts';
import { smallerSnapshot } from '#src/domain/orders/changes/smaller-snapshot.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { moveBookings, setRefundDue } from '#src/store/checkout/bookings.store.ts';
import {
  changeSnapshot,
  markSeatsCancelled,
  shrinkAllotment,
  type CancelFacts,
  type SeatRow,
} from '#src/store/orders/cancellations.store.ts';
import { settleClosureCase } from '#src/store/suppliers/closures.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { addToOutbox } from '#src/store/shared/outbox/outbox.store.ts';
import { allottedTo, giveBackPlaces, ownPlacesOf } from '#src/store/catalogue/stock.store.ts';
import { voidVoucher } from '#src/store/orders/vouchers.store.ts';

export type SeatsToCancel = {
  readonly deps: Deps;
  readonly facts: CancelFacts;
  readonly cancellation: SeatCancellation;
  readonly by: 'traveller' | 'supplier' | 'operator';
  readonly reason: string;
};

/**
 * Cancels some or all seats of a booking in the caller's transaction, with its order locked: returns the inventory, voids the
 * tickets, records the refund due and queues an email. With the last seat the booking is canceled and its voucher voided;
 * until then the voucher remains valid for the other travelers. Refused if the voucher was used meanwhile.
 */
export async function cancelSeats(tx: Queryable, given: SeatsToCancel): Promise<Result<null, 'voucher_used'>> {
  const { deps, facts, cancellation, by, reason } = given;
  const leaving = facts.seats.filter((seat) => cancellation.positions.includes(seat.position));
  if (cancellation.whole && !(await voidVoucher(tx, facts.id))) return fail('voucher_used');
  await markSeatsCancelled(
    tx,
    leaving.map(({ id, unitId }) => ({ id, percent: cancellation.percentOf(unitId) })),
  );
  if (cancellation.whole) await endBooking(tx, facts);
  else await shrinkBooking(tx, facts, leaving);
  await owe(tx, given);
  await addToOutbox(tx, [cancellationMessage(facts, cancellation, by)]);
  deps.log.info({ booking: facts.id, seats: cancellation.positions, reason }, 'cancelled');
  return ok(null);
}

async function endBooking(tx: Queryable, { id, orderId, snapshot }: CancelFacts): Promise<void> {
  await releaseAmendment(tx, orderId, id);
  await moveBookings(tx, [id], 'cancelled');
  await releaseAtSupplier(tx, { id, orderId, instant: snapshot.visit.instant });
  await settleClosureCase(tx, id, 'refunded');
  await giveBackPlaces(tx, await allottedTo(tx, [id]));
}

async function shrinkBooking(tx: Queryable, facts: CancelFacts, leaving: readonly SeatRow[]): Promise<void> {
  const { id, snapshot } = facts;
  const people = leaving.reduce((sum, seat) => sum + seat.pax, 0);
  await changeSnapshot(tx, id, 'part_cancelled', smallerSnapshot(snapshot, leaving, facts.seats));
  const positions = leaving.map((seat) => seat.position);
  const places = await ownPlacesOf(tx, id);
  await shrinkAllotment(tx, id, people, positions);
  const freed = places.flatMap(({ inventoryId, position }) => {
    if (position === null || position === undefined) return people === 0 ? [] : [{ inventoryId, qty: people }];
    return positions.includes(position) ? [{ inventoryId, qty: 1 }] : [];
  });
  await giveBackPlaces(tx, freed);
}

/** Stores the total refund due for the booking, and approves the part that this cancellation adds. */
async function owe(tx: Queryable, { deps, facts, cancellation, reason }: SeatsToCancel): Promise<void> {
  const { id: bookingId, orderId } = facts;
  await setRefundDue(tx, bookingId, refundSoFar(facts).minor + cancellation.refund.minor);
  await approveRefund(tx, deps, { orderId, bookingId, amount: cancellation.refund, reason });
}

function cancellationMessage(
  { id: bookingId, orderId }: CancelFacts,
  { whole, refund, positions }: SeatCancellation,
  by: string,
) {
  const aggregate = `order:${orderId}`;
  if (whole)
    return { topic: 'mail.cancellation', deduplicationKey: bookingId, aggregate, payload: { bookingId, orderId, by } };
  const payload = { bookingId, orderId, by, part: positions.length.toString(), refundMinor: refund.minor.toString() };
  return {
    topic: 'mail.part_cancellation',
    deduplicationKey: `${bookingId}:${positions.join('.')}`,
    aggregate,
    payload,
  };
}
