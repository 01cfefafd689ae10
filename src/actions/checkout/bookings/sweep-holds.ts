import { amendmentPurpose, lockWholeOrder } from '#src/store/checkout/order-locks.store.ts';
import { releaseInstruments } from '#src/actions/checkout/instruments/release-instruments.ts';
import { releaseOrder } from '#src/actions/checkout/bookings/release-order.ts';
import { eachAlone } from '#src/actions/shared/batches/each-alone.ts';
import type { Deps } from '#src/actions/deps.ts';
import { extendHolds } from '#src/store/checkout/bookings.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { overdueAmendments } from '#src/store/orders/amendments.store.ts';
import { overdueOrders } from '#src/store/orders/orders.store.ts';

const batchSize = 100;

/**
 * Ends holds whose time is over by the database's clock, or lengthens them once by five minutes while a payment is in
 * progress (RU-31). Each order is a separate transaction, so that several sweepers only take turns. Returns how many
 * orders were released.
 */
export async function sweepHolds(deps: Deps): Promise<number> {
  let released = 0;
  const overdue = await overdueOrders(deps.db, batchSize);
  await eachAlone(deps, 'ending a hold', overdue, async (orderId) => {
    const done = await deps.db.transaction((tx) => expire(tx, deps, orderId), { cause: 'hold expired' });
    if (done) released += 1;
  });
  const changes = new Map((await overdueAmendments(deps.db, batchSize)).map((one) => [one.bookingId, one.orderId]));
  await eachAlone(deps, 'ending the hold of a change', [...changes.keys()], async (bookingId) => {
    const orderId = changes.get(bookingId);
    if (orderId === undefined) return;
    const cause = 'hold of a change expired';
    await deps.db.transaction((tx) => expire(tx, deps, orderId, amendmentPurpose(bookingId)), { cause });
  });
  return released;
}

async function expire(tx: Queryable, deps: Deps, orderId: string, purpose?: string): Promise<boolean> {
  const whole = await lockWholeOrder(tx, orderId, purpose);
  if (whole === null) return false;
  const held = whole.bookings.filter((one) => one.hold === 'active');
  // Another sweeper, a payment or an extension was faster.
  if (held.length === 0 || !held.every((one) => one.overdue)) return false;
  if (whole.unresolved && !held.every((one) => one.extended)) {
    await extendHolds(tx, orderId);
    return false;
  }
  if (!(await releaseOrder(tx, whole, 'expired'))) return false;
  await releaseInstruments(tx, deps, orderId);
  return true;
}
