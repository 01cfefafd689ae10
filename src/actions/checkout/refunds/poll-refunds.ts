import { eachAlone } from '#src/actions/shared/batches/each-alone.ts';
import { settleRefund } from '#src/actions/checkout/refunds/settle-refund.ts';
import type { Deps } from '#src/actions/deps.ts';
import { takeDueRefunds } from '#src/store/checkout/refunds.store.ts';

const batchSize = 20;

/** Submits approved refunds and reads submitted ones. */
export async function pollRefunds(deps: Deps): Promise<void> {
  // While the circuit breaker is open, due refunds remain due.
  if (deps.payments.availability().state !== 'closed') return;
  const due = await takeDueRefunds(deps.db, batchSize);
  await eachAlone(deps, 'looking at a refund', due, (refundId) => settleRefund(deps, refundId));
}
