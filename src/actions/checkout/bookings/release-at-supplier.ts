import type { Queryable } from '#src/store/shared/database/db.ts';
import { addToOutbox } from '#src/store/shared/outbox/outbox.store.ts';

type Ended = { readonly id: string; readonly orderId: string; readonly instant: boolean };

/**
 * Tells the supplier who was asked for a booking that it is not wanted any more, in the transaction that ends it. It goes
 * after the request itself, however often that has to be sent. Nobody was asked for what is confirmed at once.
 */
export async function releaseAtSupplier(tx: Queryable, { id: bookingId, orderId, instant }: Ended): Promise<void> {
  if (instant) return;
  const row = { dedupe: bookingId, aggregate: `supplier:${bookingId}`, payload: { bookingId, orderId } };
  await addToOutbox(tx, [{ topic: 'supplier.release', ...row }]);
}
