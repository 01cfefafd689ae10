import { eachAlone } from '#src/actions/shared/batches/each-alone.ts';
import { settleRefund } from '#src/actions/checkout/refunds/settle-refund.ts';
import type { Deps } from '#src/actions/deps.ts';
import { takeRefundsToReread } from '#src/store/checkout/refunds.store.ts';

/** The number of refunds that one run of the reconciliation reads. */
const atMost = 500;

/**
 * Reads refunds again that were paid out within the last 60 days. Each is read by its own reference, because the provider lists
 * refunds by the day they were made and a bank may return one weeks later.
 */
export async function rereadRefunds(deps: Deps): Promise<void> {
  const due = await takeRefundsToReread(deps.db, deps.payments.name, atMost);
  await eachAlone(deps, 'reading a refund again', due, (refundId) => settleRefund(deps, refundId));
}
