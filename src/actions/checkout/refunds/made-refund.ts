import { listedRefunds } from '#src/actions/checkout/refunds/listed-refunds.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { RefundRow } from '#src/store/checkout/refunds.store.ts';

/**
 * Returns the refund that the provider has made for ours and that has not failed. Its key is forgotten by the provider after a
 * day, its record is not. None where another provider brought the money. Null when the provider does not say.
 */
export async function madeRefund(
  deps: Deps,
  refund: Pick<RefundRow, 'id' | 'psp' | 'attemptRef'>,
): Promise<{ readonly ref: string | null } | null> {
  if (refund.psp !== deps.payments.name || refund.attemptRef === null) return { ref: null };
  const page = await deps.payments.read(refund.attemptRef);
  const intentRef = page.kind === 'done' ? page.value.intentRef : undefined;
  if (intentRef === undefined) return null;
  const listed = await listedRefunds(deps, intentRef, 0);
  if (listed === null) return null;
  return { ref: listed.find((one) => one.refund === refund.id && one.state !== 'failed')?.ref ?? null };
}
