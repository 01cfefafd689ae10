import type { Queryable } from '#src/store/shared/database/db.ts';
import { refundSourcesOf } from '#src/store/checkout/tenders.store.ts';

/**
 * Returns how much of a booking's price can still be refunded, in minor units, over the card and all tenders. The caller has
 * locked the order.
 */
export async function refundableAmount(tx: Queryable, bookingId: string): Promise<bigint> {
  const { cardMinor, tenders } = await refundSourcesOf(tx, bookingId);
  return tenders.reduce((sum, one) => sum + one.remainingMinor, cardMinor);
}
