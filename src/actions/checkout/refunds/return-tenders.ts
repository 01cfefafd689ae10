import { giveBackParts, type GivenBack } from '#src/actions/checkout/refunds/give-back-parts.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { refundPotsOf } from '#src/store/checkout/tenders.store.ts';

/**
 * Gives back what credits and gift cards still have in a booking whose card part has gone another way. The order is locked
 * by the caller. Gives how much that was, in minor units.
 */
export async function returnTenders(tx: Queryable, deps: Deps, owed: GivenBack): Promise<bigint> {
  const { tenders } = await refundPotsOf(tx, owed.bookingId);
  const shares = tenders.map(({ kind, leftMinor }) => ({ kind, minor: leftMinor }));
  await giveBackParts(tx, deps, owed, shares);
  return tenders.reduce((sum, one) => sum + one.leftMinor, 0n);
}
