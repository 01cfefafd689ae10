import type { Queryable } from '#src/store/shared/database/db.ts';
import { addToOutbox } from '#src/store/shared/outbox/outbox.store.ts';

type Ended = { readonly id: string; readonly orderId: string; readonly instant: boolean };

/**
 * Notifies the supplier of a requested booking that it is no longer wanted, in the transaction that ends it. It goes
 * after the request itself, however often that has to be sent. Bookings with instant confirmation were never requested
 * from a supplier.
 */
export async function releaseAtSupplier(tx: Queryable, { id: bookingId, orderId, instant }: Ended): Promise<void> {
  if (instant) return;
  const row = { deduplicationKey: bookingId, aggregate: `supplier:${bookingId}`, payload: { bookingId, orderId } };
  await addToOutbox(tx, [{ topic: 'supplier.release', ...row }]);
}
