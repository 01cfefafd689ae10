import { takeTickets } from '#src/actions/checkout/bookings/take-tickets.ts';
import { confirmBookings } from '#src/actions/checkout/bookings/confirm-bookings.ts';
import { proveBearer } from '#src/actions/checkout/instruments/prove-bearer.ts';
import { retakeInstruments } from '#src/actions/checkout/instruments/retake-instruments.ts';
import { draftBooking } from '#src/actions/checkout/bookings/draft-booking.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { StoredMark } from '#src/domain/marketing/coupons/coupon-bearer.ts';
import { lineOfSnapshot } from '#src/domain/checkout/line.ts';
import { insertBookings, moveBookings, type BookingRow, type NewBooking } from '#src/store/checkout/bookings.store.ts';
import { isAnyClosed } from '#src/store/suppliers/closures.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { offersOf } from '#src/store/catalogue/offers/offers.store.ts';
import type { OrderRow } from '#src/store/orders/orders.store.ts';
import { allottedTo, holdPlaces, ownPlacesOf } from '#src/store/catalogue/stock.store.ts';
import { copyAnswers } from '#src/store/orders/traveller-answers.store.ts';

/**
 * Money came after the hold was over: takes the same places again under new booking lines, all of them or none (threat
 * model §4.1). False when a visit has begun, is closed or has too few places; then nothing has changed.
 */
export async function reacquireBookings(
  tx: Queryable,
  deps: Deps,
  order: OrderRow,
  released: readonly BookingRow[],
  seen: readonly StoredMark[] = [],
): Promise<boolean> {
  const offers = await offersOf(
    tx,
    released.map((one) => one.snapshot.visit.slotId),
    null,
  );
  const sellable = released.every(({ snapshot: { visit } }) => {
    // What a vertical sold keeps its pieces of stock, whatever its rules would offer by now.
    if (visit.service !== undefined) return Date.parse(visit.startsAt) > deps.clock();
    const offer = offers.get(visit.slotId);
    return offer !== undefined && !offer.over && !offer.closed;
  });
  if (!sellable) return false;
  // No offer says it of a vertical's pieces, and a closure that somebody commits only now is found by the worker.
  const former = released.filter(({ snapshot }) => snapshot.visit.service !== undefined).map(({ id }) => id);
  if (former.length > 0 && (await isAnyClosed(tx, former))) return false;
  await tx.query('savepoint before_reacquiring');
  const lines: NewBooking[] = [];
  for (const { id: replaces, snapshot } of released) {
    const places = await ownPlacesOf(tx, replaces);
    lines.push(draftBooking(deps.ids, { line: lineOfSnapshot(snapshot), snapshot, places, replaces }));
  }
  const ids = lines.map((line) => line.id);
  await insertBookings(tx, order.id, lines);
  const taken = await takeTickets(tx, lines);
  const missing = await holdPlaces(tx, await allottedTo(tx, ids));
  const isRetaken =
    taken &&
    missing.length === 0 &&
    (await retakeInstruments(tx, deps, order.id)) &&
    (!order.limited || (await proveBearer(tx, deps, { order, bookingIds: ids, seen })));
  if (!isRetaken) {
    await tx.query('rollback to savepoint before_reacquiring');
    return false;
  }
  for (const line of lines) if (line.replaces !== null) await copyAnswers(tx, line.replaces, line.id);
  await moveBookings(tx, ids, 'pending_payment');
  await confirmBookings(tx, deps, order, lines);
  return true;
}
