import { listProviderRefunds } from '#src/actions/checkout/refunds/list-provider-refunds.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { RefundRow } from '#src/store/checkout/refunds.store.ts';

/**
 * Finds the provider's record of one of our refunds, unless it failed there. The provider forgets idempotency keys after a day
 * and keeps its records, so this is how a lost answer is found. `ref` is null if there is no record, or if another provider
 * took the payment. Returns null if the provider does not answer.
 */
export async function findProviderRefund(
  deps: Deps,
  refund: Pick<RefundRow, 'id' | 'psp' | 'attemptRef'>,
): Promise<{ readonly ref: string | null } | null> {
  if (refund.psp !== deps.payments.name || refund.attemptRef === null) return { ref: null };
  const page = await deps.payments.read(refund.attemptRef);
  const intentRef = page.kind === 'done' ? page.value.intentRef : undefined;
  if (intentRef === undefined) return null;
  const listed = await listProviderRefunds(deps, intentRef, 0);
  if (listed === null) return null;
  return { ref: listed.find((one) => one.refund === refund.id && one.state !== 'failed')?.ref ?? null };
}
