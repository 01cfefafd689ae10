import { settleDispute } from '#src/actions/checkout/bookings/settle-dispute.ts';
import { noteMissing } from '#src/actions/settlement/note-missing.ts';
import type { Deps } from '#src/actions/deps.ts';
import { oddDisputes, unlistedDisputes } from '#src/store/settlement/reconciliation-differences.store.ts';
import { noteFinding, type Span } from '#src/store/settlement/reconciliation.store.ts';

/**
 * Compares disputes in both directions. One whose news was lost is applied now, as its event would have been; what differs
 * all the same is noted. Gives how many differences are new.
 */
export async function compareDisputes(deps: Deps, span: Span): Promise<number> {
  for (const { ref } of await oddDisputes(deps.db, span)) {
    await settleDispute(deps, ref).catch((fault: unknown) =>
      deps.log.warn({ err: fault, dispute: ref }, 'not settled'),
    );
  }
  let found = 0;
  for (const odd of await oddDisputes(deps.db, span)) {
    const { ref, intentRef, amountMinor, currency, state, ourState, madeAtMs } = odd;
    const kind = ourState === null ? 'dispute_unknown' : 'dispute_state';
    const note =
      ourState === null ? `is about no payment of ours: ${state}` : `the provider says ${state}, we say ${ourState}`;
    const facts = { id: deps.ids.uuid(), psp: span.psp, attemptId: null, madeAtMs };
    if (await noteFinding(deps.db, { ...facts, kind, ref, intentRef, amountMinor, currency, note })) found += 1;
  }
  const missing = await noteMissing(deps, span, {
    compared: 'dispute',
    missing: await unlistedDisputes(deps.db, span),
    read: (pspRef) => deps.payments.readDispute(pspRef),
    wrongWith: () => null,
  });
  return found + missing;
}
