import { issueVouchers } from '#src/actions/checkout/bookings/issue-vouchers.ts';
import { issueBoughtGifts } from '#src/actions/checkout/bookings/issue-bought-gifts.ts';
import { spendInstruments } from '#src/actions/checkout/instruments/spend-instruments.ts';
import type { Deps } from '#src/actions/deps.ts';
import { endHolds, moveBookings, type BookingRow } from '#src/store/checkout/bookings.store.ts';
import { deleteBoughtItems } from '#src/store/cart/cart.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import type { OrderRow } from '#src/store/orders/orders.store.ts';
import { addToOutbox } from '#src/store/shared/outbox/outbox.store.ts';
import { sellPlaces } from '#src/store/catalogue/stock.store.ts';

export type PaidBooking = Pick<BookingRow, 'id' | 'instant' | 'snapshot'>;

/**
 * The bookings of an order are paid: holds are consumed, places sold, instant ones confirmed with their vouchers, the
 * others requested from their supplier, and what was bought leaves the cart. All of it or nothing, in the caller's
 * transaction.
 */
export async function confirmBookings(
  tx: Queryable,
  deps: Deps,
  order: OrderRow,
  bookings: readonly PaidBooking[],
): Promise<void> {
  const ids = bookings.map((one) => one.id);
  await Promise.all([
    moveBookings(tx, ids, 'paid'),
    endHolds(tx, ids, 'consumed'),
    sellPlaces(tx, ids),
    spendInstruments(tx, deps, order.id, bookings),
  ]);
  const instant = bookings.filter((one) => one.instant).map((one) => one.id);
  const requested = bookings.filter((one) => !one.instant).map((one) => one.id);
  const requests = requested.map((bookingId) => ({
    topic: 'supplier.request',
    deduplicationKey: bookingId,
    // A separate message: the supplier request does not wait for the order's emails.
    aggregate: `supplier:${bookingId}`,
    payload: { bookingId, orderId: order.id },
  }));
  const items = bookings.map((one) => one.snapshot.itemId);
  await Promise.all([
    moveBookings(tx, instant, 'confirmed'),
    moveBookings(tx, requested, 'confirming'),
    addToOutbox(tx, requests),
    deleteBoughtItems(tx, items),
    issueVouchers(tx, deps, order.id, instant),
  ]);
  await issueBoughtGifts(tx, deps, bookings);
}
