import { lockBookings, type BookingRow } from '#src/store/bookings.store.ts';
import type { Queryable } from '#src/store/db.ts';
import { lockOrder, type OrderRow } from '#src/store/orders.store.ts';
import { attemptsOf, lockPayments, type PaymentRow } from '#src/store/payments.store.ts';

export type LockedOrder = {
  readonly payments: readonly PaymentRow[];
  readonly bookings: readonly BookingRow[];
  /** Some attempt may still bring money. */
  readonly unresolved: boolean;
};

/** Locks an order with its payments and bookings in the fixed order (threat model §4.5); null when there is none. */
export async function lockWholeOrder(
  tx: Queryable,
  orderId: string,
): Promise<(LockedOrder & { readonly order: OrderRow }) | null> {
  const order = await lockOrder(tx, orderId);
  return order === null ? null : { order, ...(await lockRest(tx, orderId)) };
}

/** Locks what belongs to an order that is locked already. */
export async function lockRest(tx: Queryable, orderId: string): Promise<LockedOrder> {
  const payments = await lockPayments(tx, orderId);
  const attempts = [];
  for (const payment of payments) attempts.push(...(await attemptsOf(tx, payment.id)));
  const bookings = await lockBookings(tx, orderId);
  return { payments, bookings, unresolved: attempts.some((one) => one.outcome === 'unknown') };
}
