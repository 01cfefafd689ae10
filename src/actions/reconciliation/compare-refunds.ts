import type { Deps } from '#src/actions/deps.ts';
import type { FindingKind } from '#src/domain/reconciliation.ts';
import { oddRefunds, unlistedRefunds, type OddRefund } from '#src/store/reconciliation-differences.store.ts';
import { keepFindings, noteFinding, type Span } from '#src/store/reconciliation.store.ts';

/** Compares refunds in both directions and notes what differs. Gives how many differences are new. */
export async function compareRefunds(deps: Deps, span: Span): Promise<number> {
  let found = 0;
  for (const refund of await oddRefunds(deps.db, span)) {
    const { ref, intentRef, amountMinor, currency, madeAtMs } = refund;
    const about = { ref, intentRef, attemptId: null, amountMinor, currency, madeAtMs };
    const facts = { id: deps.ids.uuid(), psp: span.psp, ...about };
    if (await noteFinding(deps.db, { ...facts, ...verdictOf(refund) })) found += 1;
  }
  for (const ours of await unlistedRefunds(deps.db, span)) {
    const { id, pspRef, attemptId, amountMinor, currency, madeAtMs } = ours;
    const answer = await deps.payments.readRefund(pspRef);
    if (answer.kind === 'retryable' || answer.kind === 'unknown') {
      await keepFindings(deps.db, span.psp, 'refund', id);
      continue;
    }
    if (answer.kind === 'done' && answer.value.amountMinor === amountMinor && answer.value.currency === currency)
      continue;
    const note = answer.kind === 'done' ? `the provider gave back ${answer.value.amountMinor}` : answer.code;
    const facts = { id: deps.ids.uuid(), psp: span.psp, kind: 'refund_missing', ref: id, intentRef: null } as const;
    if (await noteFinding(deps.db, { ...facts, attemptId, amountMinor, currency, note, madeAtMs })) found += 1;
  }
  return found;
}

function verdictOf(refund: OddRefund): { readonly kind: FindingKind; readonly note: string } {
  const { ref, ourRef, ourAmountMinor, ourState, amountMinor, state } = refund;
  if (ourAmountMinor === null) return { kind: 'refund_unknown', note: 'is no refund of ours' };
  if (ourAmountMinor !== amountMinor) return { kind: 'refund_amount', note: `we have ${ourAmountMinor}` };
  if (ourState === 'succeeded' && ourRef !== ref)
    return { kind: 'refund_state', note: `we paid it out ${ourRef === null ? 'by hand' : `as ${ourRef}`}` };
  return { kind: 'refund_state', note: `the provider says ${state}, we say ${ourState ?? ''}` };
}
