import { lockBookings, type BookingRow } from '#src/store/checkout/bookings.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { lockOrder, type OrderRow } from '#src/store/orders/orders.store.ts';
import { attemptsOf, lockPayments, type AttemptRow, type PaymentRow } from '#src/store/checkout/payments.store.ts';

/**
 * A locked order as one purpose sees it. What was ordered is `order`: its payments, and all lines but those that are
 * yet to replace another. Each of these is a separate purpose (`amendmentPurpose`), with its own payments.
 */
export type LockedOrder = {
  readonly purpose: string;
  readonly payments: readonly PaymentRow[];
  readonly bookings: readonly BookingRow[];
  /** All of the payments, the newest first. */
  readonly attempts: readonly AttemptRow[];
  /** Some attempt may still bring money. */
  readonly unresolved: boolean;
};

/** Returns the purpose of the payment for a line that is to take another's place (threat model §4, change d). */
export function amendmentPurpose(bookingId: string): string {
  return `amendment:${bookingId}`;
}

/**
 * Locks an order with its payments and bookings in the fixed order (threat model §4.5); null when there is none. The
 * statements go out together and run one after the other.
 */
export async function lockWholeOrder(
  tx: Queryable,
  orderId: string,
  purpose = 'order',
): Promise<(LockedOrder & { readonly order: OrderRow }) | null> {
  const [order, rest] = await Promise.all([lockOrder(tx, orderId), lockRest(tx, orderId, purpose)]);
  return order === null ? null : { order, ...rest };
}

/** Locks what belongs to an order that is locked already. */
export async function lockRest(tx: Queryable, orderId: string, purpose = 'order'): Promise<LockedOrder> {
  const [allPayments, allAttempts, allBookings] = await Promise.all([
    lockPayments(tx, orderId),
    attemptsOf(tx, orderId),
    lockBookings(tx, orderId),
  ]);
  const payments = allPayments.filter((one) => one.purpose === purpose);
  const attempts = allAttempts.filter((one) => payments.some(({ id }) => id === one.paymentId));
  const bookings = allBookings.filter((one) => purposeOf(one) === purpose);
  return { purpose, payments, attempts, bookings, unresolved: attempts.some((one) => one.outcome === 'unknown') };
}

function purposeOf({ id, amends, replaces }: BookingRow): string {
  return amends === null || replaces !== null ? 'order' : amendmentPurpose(id);
}
