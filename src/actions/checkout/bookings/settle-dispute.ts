import { releaseAtSupplier } from '#src/actions/checkout/bookings/release-at-supplier.ts';
import { refundRemainingTenders } from '#src/actions/checkout/refunds/refund-remaining-tenders.ts';
import type { Deps } from '#src/actions/deps.ts';
import { disputeLostEntries, disputedEntries, disputeWonEntries } from '#src/domain/settlement/ledger.ts';
import type { DisputeReading } from '#src/domain/checkout/payment/payment.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { moveBookings, setRefundDue } from '#src/store/checkout/bookings.store.ts';
import { settleClosureCase } from '#src/store/suppliers/closures.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import {
  closeDispute,
  insertDispute,
  lockDispute,
  suspendVouchers,
  unusedBookings,
  type DisputeRow,
} from '#src/store/checkout/disputes.store.ts';
import { writeLedger } from '#src/store/settlement/ledger.store.ts';
import { lockWholeOrder } from '#src/store/checkout/order-locks.store.ts';
import { attemptFacts, type AttemptFacts } from '#src/store/checkout/payments.store.ts';
import { allottedTo, giveBackPlaces } from '#src/store/catalogue/stock.store.ts';
import { voidVoucher } from '#src/store/orders/vouchers.store.ts';

/**
 * Looks up the state of a dispute and applies it; the event that reported it decides nothing, and the same news again
 * changes nothing. While it is open the order is marked, its unused vouchers are stopped and nothing is refunded; won,
 * all is as before; lost, what was not used is canceled, the money that the bank retained counts as refunded, and
 * credits and gift cards are restored.
 */
export async function settleDispute(deps: Deps, disputeRef: string): Promise<void> {
  const answer = await deps.payments.readDispute(disputeRef);
  // Thrown, the event stays in the inbox and is applied again later.
  if (answer.kind !== 'done') throw new Error(`dispute ${disputeRef} was not read: ${answer.kind} ${answer.code}`);
  const { value: reading } = answer;
  if (reading.state === 'inquiry') return;
  const facts = reading.attemptId === undefined ? null : await attemptFacts(deps.db, reading.attemptId);
  if (facts === null) return deps.log.error({ dispute: disputeRef }, 'a dispute refers to an unknown payment');
  await deps.db.transaction((tx) => apply(tx, deps, facts, reading), { cause: `dispute ${reading.state}` });
}

async function apply(tx: Queryable, deps: Deps, facts: AttemptFacts, reading: DisputeReading): Promise<void> {
  await lockWholeOrder(tx, facts.orderId);
  const known = await lockDispute(tx, facts.psp, reading.disputeRef);
  const dispute = known ?? (await open(tx, deps, facts, reading));
  if (dispute.state !== 'open' || reading.state === 'open' || reading.state === 'inquiry') return;
  await closeDispute(tx, dispute.id, reading.state);
  const amount = money(dispute.amountMinor, dispute.currency);
  if (reading.state === 'won') {
    await suspendVouchers(tx, facts.orderId, false);
    return writeLedger(tx, deps.ids.uuid(), disputeWonEntries(facts.psp, amount));
  }
  await writeLedger(tx, deps.ids.uuid(), disputeLostEntries(amount));
  await endUnused(tx, deps, facts.orderId);
}

async function open(tx: Queryable, deps: Deps, facts: AttemptFacts, reading: DisputeReading): Promise<DisputeRow> {
  const { amountMinor, currency, reason, disputeRef: pspRef } = reading;
  const row = { id: deps.ids.uuid(), paymentId: facts.paymentId, amountMinor, currency };
  await insertDispute(tx, { ...row, psp: facts.psp, pspRef, reason });
  await suspendVouchers(tx, facts.orderId, true);
  await writeLedger(tx, deps.ids.uuid(), disputedEntries(facts.psp, money(amountMinor, currency)));
  deps.log.warn({ order: facts.reference, reason }, 'a payment is disputed');
  return { ...row, state: 'open' };
}

/**
 * The bank has given the card's part back in our stead; what credits and gift cards paid for a visit that is not served
 * goes back to them. Nothing more is due, and the places are free.
 */
async function endUnused(tx: Queryable, deps: Deps, orderId: string): Promise<void> {
  for (const { id, state, instant } of await unusedBookings(tx, orderId)) {
    if (state === 'confirmed' && !(await voidVoucher(tx, id))) continue;
    await moveBookings(tx, [id], state === 'confirmed' ? 'cancelled' : 'rejected');
    await setRefundDue(
      tx,
      id,
      await refundRemainingTenders(tx, deps, { orderId, bookingId: id, reason: 'dispute_lost' }),
    );
    await releaseAtSupplier(tx, { id, orderId, instant });
    await settleClosureCase(tx, id, 'refunded');
    await giveBackPlaces(tx, await allottedTo(tx, [id]));
  }
}
