import { settleRefund } from '#src/actions/booking/settle-refund.ts';
import type { Deps } from '#src/actions/deps.ts';
import { takeDueRefunds } from '#src/store/refunds.store.ts';

const atOnce = 20;

/** Submits approved refunds and reads submitted ones. */
export async function pollRefunds(deps: Deps): Promise<void> {
  for (const refundId of await takeDueRefunds(deps.db, atOnce)) await settleRefund(deps, refundId);
}
