import type { Failure } from '#src/domain/failure.ts';
import type { LockedOrder } from '#src/store/checkout/order-locks.store.ts';
import type { OrderRow } from '#src/store/orders/orders.store.ts';

/** Why a locked order cannot be paid now by a buyer who saw `quoteHash`; null when it can. */
export function refusalToPay(quoteHash: string, order: OrderRow, { payments, bookings }: LockedOrder): Failure | null {
  const live = payments.find((one) => one.state !== 'canceled');
  if (live?.frozen === true) return { code: 'payment_processing' };
  if (payments.some((one) => one.state === 'succeeded')) return { code: 'already_paid' };
  if (order.quoteHash !== quoteHash) return { code: 'price_changed', field: 'quoteHash' };
  if (live !== undefined && (live.state === 'processing' || live.state === 'requires_capture'))
    return { code: 'payment_processing' };
  const waiting = bookings.filter((one) => one.state === 'held' || one.state === 'pending_payment');
  if (waiting.length === 0 && bookings.some((one) => one.state !== 'released')) return { code: 'already_paid' };
  const alive = waiting.length > 0 && waiting.every((one) => one.hold === 'active' && !one.overdue);
  return alive ? null : { code: 'hold_expired' };
}
