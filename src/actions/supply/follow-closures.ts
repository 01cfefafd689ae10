import { answerSupplierRequest } from '#src/actions/booking/answer-supplier-request.ts';
import { eachAlone } from '#src/actions/booking/each-alone.ts';
import type { Deps } from '#src/actions/deps.ts';
import { cancelSeats } from '#src/actions/orders/cancel-seats.ts';
import { allAtFull } from '#src/domain/booking/cancellation.ts';
import { cancelFactsById } from '#src/store/cancellations.store.ts';
import { orderOfBooking } from '#src/store/bookings.store.ts';
import { bookingsOfClosedDates, dueClosureCases, insertClosureCase } from '#src/store/closures.store.ts';
import { lockWholeOrder } from '#src/store/order-locks.store.ts';
import { addToOutbox } from '#src/store/outbox.store.ts';

const atOnce = 100;

/**
 * Tells whoever booked a date that is closed, and gives their money back to those who did not choose another in time. Each
 * booking is a transaction of its own and is found again until it is done: a worker that dies in the middle, and a booking
 * that is only paid now, lose nothing. A request that the supplier has not answered is refused at once.
 */
export async function followClosures(deps: Deps): Promise<void> {
  const found = await bookingsOfClosedDates(deps.db, atOnce);
  const asked = found.filter((one) => one.state === 'confirming').map((one) => one.bookingId);
  const confirmed = found.filter((one) => one.state === 'confirmed').map((one) => one.bookingId);
  await eachAlone(deps, 'refusing for a closed date', asked, (id) => answerSupplierRequest(deps, id, 'refused'));
  await eachAlone(deps, 'offering another date', confirmed, (id) => offerAnotherDate(deps, id));
  const due = await dueClosureCases(deps.db, atOnce);
  await eachAlone(deps, 'giving back for a closed date', due, (id) => giveBack(deps, id));
}

async function offerAnotherDate(deps: Deps, bookingId: string): Promise<void> {
  const orderId = await orderOfBooking(deps.db, bookingId);
  if (orderId === null) return;
  await deps.db.transaction(
    async (tx) => {
      await lockWholeOrder(tx, orderId);
      const offered = await insertClosureCase(tx, deps.ids.uuid(), bookingId);
      if (offered === null) return;
      const payload = { bookingId, orderId, ...offered };
      await addToOutbox(tx, [
        { topic: 'mail.closure', dedupe: bookingId, aggregate: `order:${orderId}`, payload },
        { topic: 'sms.closure', dedupe: bookingId, aggregate: `text:${orderId}`, payload },
      ]);
    },
    { cause: 'date closed' },
  );
}

async function giveBack(deps: Deps, bookingId: string): Promise<void> {
  const orderId = await orderOfBooking(deps.db, bookingId);
  if (orderId === null) return;
  await deps.db.transaction(
    async (tx) => {
      await lockWholeOrder(tx, orderId);
      const facts = await cancelFactsById(tx, bookingId);
      if (facts === null || !facts.closed || facts.disputed || facts.state !== 'confirmed') return;
      const cancelling = allAtFull(facts);
      await cancelSeats(tx, { deps, facts, cancelling, by: 'supplier', reason: 'closed' });
    },
    { cause: 'date closed, no other chosen' },
  );
}
