import type { Queryable } from '#src/store/shared/database/db.ts';
import { refundPotsOf } from '#src/store/checkout/tenders.store.ts';

/** What may still go back of a booking's price, in minor units, by whatever paid it. The order is locked. */
export async function leftToGiveBack(tx: Queryable, bookingId: string): Promise<bigint> {
  const { cardMinor, tenders } = await refundPotsOf(tx, bookingId);
  return tenders.reduce((sum, one) => sum + one.leftMinor, cardMinor);
}
