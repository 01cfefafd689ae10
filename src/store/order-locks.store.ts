import { lockBookings, type BookingRow } from '#src/store/bookings.store.ts';
import type { Queryable } from '#src/store/db.ts';
import { lockOrder, type OrderRow } from '#src/store/orders.store.ts';
import { attemptsOf, lockPayments, type PaymentRow } from '#src/store/payments.store.ts';

/**
 * A locked order as one purpose sees it. What was ordered is `order`: its payments, and all lines but those that are yet
 * to take another's place. Each of these is a purpose of its own (`amendmentPurpose`), with its own payments.
 */
export type LockedOrder = {
  readonly purpose: string;
  readonly payments: readonly PaymentRow[];
  readonly bookings: readonly BookingRow[];
  /** Some attempt may still bring money. */
  readonly unresolved: boolean;
};

/** The purpose of the payment for a line that is to take another's place (threat model §4, change d). */
export function amendmentPurpose(bookingId: string): string {
  return `amendment:${bookingId}`;
}

/** Locks an order with its payments and bookings in the fixed order (threat model §4.5); null when there is none. */
export async function lockWholeOrder(
  tx: Queryable,
  orderId: string,
  purpose = 'order',
): Promise<(LockedOrder & { readonly order: OrderRow }) | null> {
  const order = await lockOrder(tx, orderId);
  return order === null ? null : { order, ...(await lockRest(tx, orderId, purpose)) };
}

/** Locks what belongs to an order that is locked already. */
export async function lockRest(tx: Queryable, orderId: string, purpose = 'order'): Promise<LockedOrder> {
  const payments = (await lockPayments(tx, orderId)).filter((one) => one.purpose === purpose);
  const attempts = [];
  for (const payment of payments) attempts.push(...(await attemptsOf(tx, payment.id)));
  const bookings = (await lockBookings(tx, orderId)).filter((one) => purposeOf(one) === purpose);
  return { purpose, payments, bookings, unresolved: attempts.some((one) => one.outcome === 'unknown') };
}

function purposeOf({ id, amends, replaces }: BookingRow): string {
  return amends === null || replaces !== null ? 'order' : amendmentPurpose(id);
}
