import { nextCheckMs } from '#src/actions/booking/next-check-ms.ts';
import type { Deps } from '#src/actions/deps.ts';
import { refundPaidEntries } from '#src/domain/booking/ledger.ts';
import { type Answer, type RefundReading } from '#src/domain/payment.ts';
import { money } from '#src/domain/pricing/money.ts';
import type { Queryable } from '#src/store/db.ts';
import { writeLedger } from '#src/store/ledger.store.ts';
import { addToOutbox } from '#src/store/outbox.store.ts';
import { lockRefund, moveRefund, refundFacts, scheduleRefund, type RefundRow } from '#src/store/refunds.store.ts';

/**
 * Submits an approved refund, or learns what became of a submitted one. `submitted` is committed before the provider is
 * called with the refund's id as its key, so that a lost answer is asked for again and nothing is paid out twice.
 */
export async function settleRefund(deps: Deps, refundId: string): Promise<void> {
  const known = await refundFacts(deps.db, refundId);
  if (known === null || (known.state !== 'approved' && known.state !== 'submitted')) return;
  if (known.psp !== deps.payments.name || known.attemptRef === null) {
    deps.log.error({ refund: refundId, psp: known.psp }, 'a refund waits for a provider that is not set up');
    return scheduleRefund(deps.db, refundId, nextCheckMs(deps.ids, known.checks));
  }
  if (known.state === 'approved') await deps.db.transaction((tx) => submit(tx, refundId), { cause: 'refund sent' });
  const answer = await ask(deps, known, known.attemptRef);
  if (answer.kind === 'done') {
    const { value: reading } = answer;
    return deps.db.transaction((tx) => apply(tx, deps, refundId, reading), { cause: 'refund read' });
  }
  const { kind, code, detail } = answer;
  deps.log.warn({ refund: refundId, kind, providerCode: code, detail }, 'the provider gave no reading of a refund');
  if (kind === 'final')
    return deps.db.transaction((tx) => giveUp(tx, deps, refundId, code), { cause: `refund refused: ${code}` });
  return scheduleRefund(deps.db, refundId, nextCheckMs(deps.ids, known.checks));
}

async function submit(tx: Queryable, refundId: string): Promise<void> {
  const refund = await lockRefund(tx, refundId);
  if (refund?.state === 'approved') await moveRefund(tx, refundId, 'submitted', null);
}

function ask(deps: Deps, refund: RefundRow, attemptRef: string): Promise<Answer<RefundReading>> {
  if (refund.pspRef !== null) return deps.payments.readRefund(refund.pspRef);
  return deps.payments.refund({
    refundId: refund.id,
    providerRef: attemptRef,
    amount: money(refund.amountMinor, refund.currency),
  });
}

async function apply(tx: Queryable, deps: Deps, refundId: string, reading: RefundReading): Promise<void> {
  const refund = await lockRefund(tx, refundId);
  if (refund === null || refund.state !== 'submitted') return;
  if (reading.amountMinor !== refund.amountMinor || reading.currency !== refund.currency) {
    return giveUp(tx, deps, refundId, 'amount_or_currency_differs');
  }
  if (reading.state === 'failed') return giveUp(tx, deps, refundId, 'failed at the provider');
  await moveRefund(tx, refundId, reading.state, reading.refundRef);
  if (reading.state === 'submitted') return scheduleRefund(tx, refundId, nextCheckMs(deps.ids, refund.checks));
  await scheduleRefund(tx, refundId, null);
  await writeLedger(tx, deps.ids.uuid(), refundPaidEntries(refund.psp, money(refund.amountMinor, refund.currency)));
  const payload = { refundId, orderId: refund.orderId, bookingId: refund.bookingId };
  await addToOutbox(tx, [{ topic: 'mail.refund', dedupe: refundId, aggregate: `order:${refund.orderId}`, payload }]);
}

/** A refund that the provider will not pay is a matter for a person; the invariants keep naming it until it is done. */
async function giveUp(tx: Queryable, deps: Deps, refundId: string, why: string): Promise<void> {
  const refund = await lockRefund(tx, refundId);
  if (refund === null || refund.state !== 'submitted') return;
  deps.log.error({ refund: refundId, why }, 'a refund failed and needs a person');
  await moveRefund(tx, refundId, 'failed', null);
  await scheduleRefund(tx, refundId, null);
}
