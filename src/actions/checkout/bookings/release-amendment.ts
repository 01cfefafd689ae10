import { releaseOrder } from '#src/actions/checkout/bookings/release-order.ts';
import { openAmendmentOf } from '#src/store/orders/amendments.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { amendmentPurpose, lockRest } from '#src/store/checkout/order-locks.store.ts';

/**
 * Lets go of what is held for a change of this booking that was begun and not paid; the order is locked. False when money
 * for it is on its way, and then it stays.
 */
export async function releaseAmendment(tx: Queryable, orderId: string, formerId: string): Promise<boolean> {
  const lineId = await openAmendmentOf(tx, formerId);
  if (lineId === null) return true;
  const rest = await lockRest(tx, orderId, amendmentPurpose(lineId));
  const paying = rest.payments.some((one) => one.state !== 'canceled' && one.state !== 'requires_payment_method');
  return !paying && releaseOrder(tx, rest, 'released');
}
