import { answerSupplierRequest } from '#src/actions/checkout/bookings/answer-supplier-request.ts';
import { eachAlone } from '#src/actions/shared/batches/each-alone.ts';
import type { Deps } from '#src/actions/deps.ts';
import { cancelSeats } from '#src/actions/orders/changes/cancel-seats.ts';
import { takesAnotherDate } from '#src/domain/orders/changes/amendment.ts';
import { quoteFullRefund } from '#src/domain/orders/changes/cancellation.ts';
import { cancelFactsById } from '#src/store/orders/cancellations.store.ts';
import { orderOfBooking } from '#src/store/checkout/bookings.store.ts';
import { bookingsOfClosedDates, dueClosureCases, insertClosureCase } from '#src/store/suppliers/closures.store.ts';
import { lockWholeOrder } from '#src/store/checkout/order-locks.store.ts';
import { addToOutbox } from '#src/store/shared/outbox/outbox.store.ts';

const batchSize = 100;

/**
 * Offers another date to travelers with a booking on a closed one, and refunds those who could not take another
 * or did not choose one in time. Each
 * booking is a transaction of its own and is found again until it is done: a worker that dies in the middle, and a booking
 * that is only paid now, lose nothing. A request that the supplier has not answered is refused at once.
 */
export async function followClosures(deps: Deps): Promise<void> {
  const found = await bookingsOfClosedDates(deps.db, batchSize);
  const requested = found.filter((one) => one.state === 'confirming').map((one) => one.bookingId);
  const confirmed = found.filter((one) => one.state === 'confirmed').map((one) => one.bookingId);
  await eachAlone(deps, 'refusing for a closed date', requested, (id) => answerSupplierRequest(deps, id, 'refused'));
  await eachAlone(deps, 'telling of a closed date', confirmed, (id) => openCase(deps, id));
  const due = await dueClosureCases(deps.db, batchSize);
  await eachAlone(deps, 'giving back for a closed date', due, (id) => giveBack(deps, id));
}

/** Offers another date to travelers who could take it; the others are due a refund, which `giveBack` makes next. */
async function openCase(deps: Deps, bookingId: string): Promise<void> {
  const orderId = await orderOfBooking(deps.db, bookingId);
  if (orderId === null) return;
  await deps.db.transaction(
    async (tx) => {
      await lockWholeOrder(tx, orderId);
      const facts = await cancelFactsById(tx, bookingId);
      if (facts === null) return;
      const another = takesAnotherDate(facts.snapshot.visit, facts.seats);
      const offered = await insertClosureCase(tx, deps.ids.uuid(), bookingId, another);
      if (offered === null || !another) return;
      const payload = { bookingId, orderId, ...offered };
      await addToOutbox(tx, [
        { topic: 'mail.closure', deduplicationKey: bookingId, aggregate: `order:${orderId}`, payload },
        { topic: 'sms.closure', deduplicationKey: bookingId, aggregate: `text:${orderId}`, payload },
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
      if (facts === null || !facts.isDateClosed || facts.isDisputed || facts.state !== 'confirmed') return;
      const cancellation = quoteFullRefund(facts);
      await cancelSeats(tx, { deps, facts, cancellation, by: 'supplier', reason: 'closed' });
    },
    { cause: 'date closed, no other chosen' },
  );
}
