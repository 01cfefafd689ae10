import type { Deps } from '#src/actions/deps.ts';
import type { Done } from '#src/actions/staff/on-record.ts';
import { findProviderRefund } from '#src/actions/checkout/refunds/find-provider-refund.ts';
import { recordRefundPaid } from '#src/actions/checkout/refunds/record-refund-paid.ts';
import { mayMove } from '#src/domain/orders/changes/life-cycle.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { money, toMajor } from '#src/domain/shared/money/money.ts';
import { lockRefund, moveRefund, refundFacts, scheduleRefund } from '#src/store/checkout/refunds.store.ts';

type Refusal = 'not_found' | 'refund_not_failed' | 'paid_at_provider' | 'payment_unavailable';

/**
 * Decides a refund that the provider did not pay out: it is tried again, or staff pay it by other means (`by-hand`) and
 * record that afterwards (`paid`). The mail follows when the money has gone; the books name the account that it went
 * from. The provider is queried before: a refund that it has made, whose answer was lost, is not paid by hand, and
 * trying it again takes it over.
 */
export async function decideRefund(
  deps: Deps,
  { refundId, decision }: { readonly refundId: string; readonly decision: 'again' | 'by-hand' | 'paid' },
): Promise<Result<Done, Refusal>> {
  const to = { again: 'submitted', 'by-hand': 'manual', paid: 'succeeded' }[decision];
  const made = decision === 'paid' ? { ref: null } : await madeAtProvider(deps, refundId);
  if (made === null) return fail('payment_unavailable');
  if (made.ref !== null && decision === 'by-hand') return fail('paid_at_provider', { facts: { reference: made.ref } });
  return deps.db.transaction(
    async (tx): Promise<Result<Done, Refusal>> => {
      const refund = await lockRefund(tx, refundId);
      if (refund === null) return fail('not_found');
      const fits = refund.state === (decision === 'paid' ? 'manual' : 'failed');
      if (!fits || !mayMove('refund', refund.state, to, 'operator')) {
        return fail('refund_not_failed', { facts: { state: refund.state } });
      }
      await moveRefund(tx, refundId, to, made.ref);
      await scheduleRefund(tx, refundId, decision === 'again' ? 0 : null);
      const amount = money(refund.amountMinor, refund.currency);
      if (decision === 'paid') await recordRefundPaid(tx, deps, refund, 'bank');
      return ok({ refund: refundId, state: to, amount: toMajor(amount), currency: amount.currency });
    },
    { cause: `refund decided by hand: ${decision}` },
  );
}

/** The refund that the provider has made for ours and not taken back. Null when it does not say. */
async function madeAtProvider(deps: Deps, refundId: string): Promise<{ readonly ref: string | null } | null> {
  const refund = await refundFacts(deps.db, refundId);
  return refund === null ? { ref: null } : findProviderRefund(deps, refund);
}
