import { nextCheckMs } from '#src/actions/checkout/refunds/next-check-ms.ts';
import type { Deps } from '#src/actions/deps.ts';
import { findProviderRefund } from '#src/actions/checkout/refunds/find-provider-refund.ts';
import { recordRefundPaid } from '#src/actions/checkout/refunds/record-refund-paid.ts';
import { refundReturnedEntries } from '#src/domain/settlement/ledger.ts';
import { type Answer, type RefundReading } from '#src/domain/checkout/payment/payment.ts';
import { money } from '#src/domain/shared/money/money.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { writeLedger } from '#src/store/settlement/ledger.store.ts';
import {
  failRefund,
  lockRefund,
  moveRefund,
  refundFacts,
  scheduleRefund,
  type RefundRow,
} from '#src/store/checkout/refunds.store.ts';

/**
 * Submits an approved refund to the provider, or reads the state of a submitted one. The state `submitted` is committed before
 * the provider is called with the refund's idempotency key, so that a lost answer is requested again and nothing is paid out
 * twice. A refund that was paid out is read again, because a bank may return it.
 */
export async function settleRefund(deps: Deps, refundId: string): Promise<void> {
  const known = await refundFacts(deps.db, refundId);
  if (known?.state === 'succeeded') return rereadRefund(deps, known);
  if (known === null || (known.state !== 'approved' && known.state !== 'submitted')) return;
  if (known.psp !== deps.payments.name || known.attemptRef === null) {
    deps.log.error({ refund: refundId, psp: known.psp }, 'a refund waits for a provider that is not configured');
    return scheduleRefund(deps.db, refundId, nextCheckMs(deps.ids, known.checks));
  }
  if (known.state === 'approved') await deps.db.transaction((tx) => submit(tx, refundId), { cause: 'refund sent' });
  const answer = await readOrRequest(deps, known, known.attemptRef);
  if (answer.kind === 'done') {
    const { value: reading } = answer;
    return deps.db.transaction((tx) => apply(tx, deps, refundId, reading), { cause: 'refund read' });
  }
  const { kind, code, detail } = answer;
  deps.log.warn(
    { refund: refundId, kind, providerCode: code, detail },
    'the payment provider returned no state of a refund',
  );
  if (kind === 'final')
    return deps.db.transaction((tx) => giveUp(tx, deps, refundId, code), { cause: `refund refused: ${code}` });
  return scheduleRefund(deps.db, refundId, nextCheckMs(deps.ids, known.checks));
}

async function submit(tx: Queryable, refundId: string): Promise<void> {
  const refund = await lockRefund(tx, refundId);
  if (refund?.state === 'approved') await moveRefund(tx, refundId, 'submitted', null);
}

async function rereadRefund(deps: Deps, known: RefundRow): Promise<void> {
  const { pspRef } = known;
  // A refund that was paid by hand has no reference at the provider.
  if (pspRef === null || known.psp !== deps.payments.name) return;
  const answer = await deps.payments.readRefund(pspRef);
  if (answer.kind !== 'done' || answer.value.state !== 'failed') return;
  await deps.db.transaction((tx) => failReturned(tx, deps, known.id, pspRef), { cause: 'refund returned' });
}

/** Marks a refund as failed that the bank returned after it was paid out. The ledger owes it again, and an operator decides how it is paid. */
async function failReturned(tx: Queryable, deps: Deps, refundId: string, pspRef: string): Promise<void> {
  const refund = await lockRefund(tx, refundId);
  if (refund?.state !== 'succeeded' || refund.pspRef !== pspRef) return;
  deps.log.error({ refund: refundId, reference: pspRef }, 'a paid refund was returned: needs manual review');
  await failRefund(tx, refundId, deps.ids.uuid());
  const amount = money(refund.amountMinor, refund.currency);
  await writeLedger(tx, deps.ids.uuid(), refundReturnedEntries(refund.psp, amount));
}

/** Looks for a refund whose answer was lost before requesting it again: after a day the same key would pay it twice. */
async function readOrRequest(deps: Deps, refund: RefundRow, attemptRef: string): Promise<Answer<RefundReading>> {
  if (refund.pspRef !== null) return deps.payments.readRefund(refund.pspRef);
  const made = refund.state === 'submitted' ? await findProviderRefund(deps, refund) : { ref: null };
  if (made === null)
    return { kind: 'unknown', code: 'no_answer', detail: 'the refunds of the charge could not be listed' };
  if (made.ref !== null) return deps.payments.readRefund(made.ref);
  return deps.payments.refund({
    refundId: refund.id,
    key: refund.key,
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
  await recordRefundPaid(tx, deps, refund, refund.psp);
}

/** Marks a refund as failed that the provider will not pay. An operator decides it; `db check` reports it until then. */
async function giveUp(tx: Queryable, deps: Deps, refundId: string, why: string): Promise<void> {
  const refund = await lockRefund(tx, refundId);
  if (refund === null || refund.state !== 'submitted') return;
  deps.log.error({ refund: refundId, why }, 'a refund failed: needs manual review');
  await failRefund(tx, refundId, deps.ids.uuid());
}
