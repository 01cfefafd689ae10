import { refundTenders, type TenderRefund } from '#src/actions/checkout/refunds/refund-tenders.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { refundSourcesOf } from '#src/store/checkout/tenders.store.ts';

/**
 * Refunds what credits and gift cards still have in a booking whose card share was returned by other means, such as a dispute.
 * Returns how much that was, in minor units. The caller has locked the order.
 */
export async function refundRemainingTenders(tx: Queryable, deps: Deps, refund: TenderRefund): Promise<bigint> {
  const { tenders } = await refundSourcesOf(tx, refund.bookingId);
  const shares = tenders.map(({ kind, remainingMinor }) => ({ kind, minor: remainingMinor }));
  await refundTenders(tx, deps, refund, shares);
  return tenders.reduce((sum, one) => sum + one.remainingMinor, 0n);
}
