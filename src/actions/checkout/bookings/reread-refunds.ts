import { eachAlone } from '#src/actions/shared/batches/each-alone.ts';
import { settleRefund } from '#src/actions/checkout/refunds/settle-refund.ts';
import type { Deps } from '#src/actions/deps.ts';
import { takeRefundsToReread } from '#src/store/checkout/refunds.store.ts';

/** As many as are read in one run of the reconciliation. */
const atMost = 500;

/**
 * Reads refunds again that were paid out within the last 60 days, each by its own reference: a list goes by when a refund was
 * made, and a bank returns one weeks later.
 */
export async function rereadRefunds(deps: Deps): Promise<void> {
  const due = await takeRefundsToReread(deps.db, deps.payments.name, atMost);
  await eachAlone(deps, 'reading a refund again', due, (refundId) => settleRefund(deps, refundId));
}
