import { endHolds, moveBookings } from '#src/store/checkout/bookings.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import type { LockedOrder } from '#src/store/checkout/order-locks.store.ts';
import { checkSoon, movePayment } from '#src/store/checkout/payments.store.ts';
import { allottedTo, releasePlaces } from '#src/store/catalogue/stock.store.ts';

/**
 * Releases the places that an unpaid order holds; what lowers its price goes back by `releaseInstruments`, after the
 * stock. Order, payments and bookings are locked. An attempt that may still bring money is left to the worker, who
 * closes the provider's page at once; without one the payment is canceled here.
 */
export async function releaseOrder(tx: Queryable, locked: LockedOrder, as: 'released' | 'expired'): Promise<boolean> {
  const ids = locked.bookings
    .filter((one) => one.state === 'held' || one.state === 'pending_payment')
    .map((one) => one.id);
  if (ids.length === 0) return false;
  const payment = locked.payments.find((one) => one.state !== 'canceled');
  if (payment !== undefined && locked.unresolved) await checkSoon(tx, payment.id, 0);
  else if (payment !== undefined) await movePayment(tx, payment.id, 'canceled');
  await moveBookings(tx, ids, 'released');
  await endHolds(tx, ids, as);
  await releasePlaces(tx, await allottedTo(tx, ids));
  return true;
}
