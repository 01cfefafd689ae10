import { noteMissing } from '#src/actions/settlement/note-missing.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { FindingKind } from '#src/domain/settlement/reconciliation.ts';
import { oddRefunds, unlistedRefunds, type OddRefund } from '#src/store/settlement/reconciliation-differences.store.ts';
import { noteFinding, type Span } from '#src/store/settlement/reconciliation.store.ts';

/** Compares refunds in both directions and notes what differs. Gives how many differences are new. */
export async function compareRefunds(deps: Deps, span: Span): Promise<number> {
  let found = 0;
  for (const refund of await oddRefunds(deps.db, span)) {
    const { ref, intentRef, amountMinor, currency, madeAtMs } = refund;
    const about = { ref, intentRef, attemptId: null, amountMinor, currency, madeAtMs };
    const facts = { id: deps.ids.uuid(), psp: span.psp, ...about };
    if (await noteFinding(deps.db, { ...facts, ...verdictOf(refund) })) found += 1;
  }
  const missing = await noteMissing(deps, span, {
    compared: 'refund',
    missing: await unlistedRefunds(deps.db, span),
    read: (pspRef) => deps.payments.readRefund(pspRef),
    wrongWith: (made, { amountMinor, currency }) =>
      made.amountMinor === amountMinor && made.currency === currency
        ? null
        : `the provider gave back ${made.amountMinor}`,
  });
  return found + missing;
}

function verdictOf(refund: OddRefund): { readonly kind: FindingKind; readonly note: string } {
  const { ref, ourRef, ourAmountMinor, ourState, amountMinor, state } = refund;
  if (ourAmountMinor === null) return { kind: 'refund_unknown', note: 'is no refund of ours' };
  if (ourAmountMinor !== amountMinor) return { kind: 'refund_amount', note: `we have ${ourAmountMinor}` };
  if (ourState === 'succeeded' && ourRef !== ref)
    return { kind: 'refund_state', note: `we paid it out ${ourRef === null ? 'by hand' : `as ${ourRef}`}` };
  return { kind: 'refund_state', note: `the provider says ${state}, we say ${ourState ?? ''}` };
}
