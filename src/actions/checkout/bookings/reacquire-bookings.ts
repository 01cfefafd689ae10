import { takeTickets } from '#src/actions/checkout/bookings/take-tickets.ts';
import { confirmBookings } from '#src/actions/checkout/bookings/confirm-bookings.ts';
import { claimCouponUses } from '#src/actions/checkout/instruments/claim-coupon-uses.ts';
import { retakeInstruments } from '#src/actions/checkout/instruments/retake-instruments.ts';
import { draftBooking } from '#src/actions/checkout/bookings/draft-booking.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { CustomerFingerprint } from '#src/domain/marketing/coupons/coupon-customer.ts';
import { lineOfSnapshot } from '#src/domain/checkout/line.ts';
import { insertBookings, moveBookings, type BookingRow, type NewBooking } from '#src/store/checkout/bookings.store.ts';
import { saveFingerprints } from '#src/store/marketing/coupons/coupon-fingerprints.store.ts';
import { isAnyClosed } from '#src/store/suppliers/closures.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { offersOf } from '#src/store/catalogue/offers/offers.store.ts';
import type { OrderRow } from '#src/store/orders/orders.store.ts';
import { allottedTo, holdPlaces, ownPlacesOf } from '#src/store/catalogue/stock.store.ts';
import { copyAnswers } from '#src/store/orders/traveller-answers.store.ts';

/**
 * Takes the same places again, under new booking lines, for a payment that arrived after the hold had expired: all of them or
 * none (threat model §4.1). Returns `gone` and changes nothing if a visit has begun, is closed or has too few places.
 * Returns `coupon_reused` if the same person has used a coupon of the order before; all that changes then is what is known of
 * the buyer (decision 65).
 */
export async function reacquireBookings(
  tx: Queryable,
  deps: Deps,
  order: OrderRow,
  released: readonly BookingRow[],
  observed: readonly CustomerFingerprint[] = [],
): Promise<'confirmed' | 'gone' | 'coupon_reused'> {
  const offers = await offersOf(
    tx,
    released.map((one) => one.snapshot.visit.slotId),
    null,
  );
  const sellable = released.every(({ snapshot: { visit } }) => {
    // A vertical's inventory units remain valid even if its rules would no longer offer them.
    if (visit.service !== undefined) return Date.parse(visit.startsAt) > deps.clock();
    const offer = offers.get(visit.slotId);
    return offer !== undefined && !offer.over && !offer.closed;
  });
  if (!sellable) return 'gone';
  // Offers do not cover a vertical's closures. The worker finds a closure that is committed after this check.
  const former = released.filter(({ snapshot }) => snapshot.visit.service !== undefined).map(({ id }) => id);
  if (former.length > 0 && (await isAnyClosed(tx, former))) return 'gone';
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
  if (!taken || missing.length > 0 || !(await retakeInstruments(tx, deps, order.id))) {
    await tx.query('rollback to savepoint before_reacquiring');
    return 'gone';
  }
  if (order.hasPerPersonCoupon && !(await claimCouponUses(tx, deps, { order, bookingIds: ids, observed }))) {
    await tx.query('rollback to savepoint before_reacquiring');
    await saveFingerprints(tx, order.accountId, observed);
    return 'coupon_reused';
  }
  for (const line of lines) if (line.replaces !== null) await copyAnswers(tx, line.replaces, line.id);
  await moveBookings(tx, ids, 'pending_payment');
  await confirmBookings(tx, deps, order, lines);
  return 'confirmed';
}
