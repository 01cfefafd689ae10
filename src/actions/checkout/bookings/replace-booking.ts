import { issueVouchers } from '#src/actions/checkout/bookings/issue-vouchers.ts';
import { approveRefund } from '#src/actions/checkout/refunds/approve-refund.ts';
import type { Deps } from '#src/actions/deps.ts';
import { differenceOf, mayAmend, type Difference } from '#src/domain/orders/changes/amendment.ts';
import { refundSoFar } from '#src/domain/orders/changes/cancellation.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { allotWhole, amendmentOf, hydrate, type AmendmentRow } from '#src/store/orders/amendments.store.ts';
import { endHolds, moveBookings, setRefundDue, type BookingRow } from '#src/store/checkout/bookings.store.ts';
import { cancelFactsById, type CancelFacts } from '#src/store/orders/cancellations.store.ts';
import { settleClosureCase } from '#src/store/suppliers/closures.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { allottedTo, exchangePlaces } from '#src/store/catalogue/stock.store.ts';
import { voidVoucher } from '#src/store/orders/vouchers.store.ts';

/**
 * Replaces a booking by the line that amends it, once the difference is paid or if there is none to pay: exchanges the places,
 * voids the former voucher, issues a new one, and refunds what was paid too much. The caller has locked the order. Returns
 * false and changes nothing if the former booking has changed since the amendment was agreed.
 */
export async function replaceBooking(tx: Queryable, deps: Deps, line: BookingRow): Promise<boolean> {
  const terms = await amendmentOf(tx, line.id);
  const former = terms === null ? null : await cancelFactsById(tx, terms.formerId);
  if (terms === null || former === null) return false;
  const now = differenceNow(former, line);
  if (!stillAsAgreed(former, now, terms)) return false;
  if (!(await voidVoucher(tx, former.id))) return false;
  await moveBookings(tx, [former.id], 'cancelled');
  await exchange(tx, line, former);
  await refundDifference(tx, deps, former, terms);
  await hydrate(tx, { bookingId: line.id, formerId: former.id, givenMinor: now.givenMinor });
  await moveBookings(tx, [line.id], 'paid');
  await moveBookings(tx, [line.id], 'confirmed');
  await settleClosureCase(tx, former.id, 'moved');
  await issueVouchers(tx, deps, line.orderId, [line.id]);
  return true;
}

/**
 * Whether nothing of the booking was canceled, used or disputed since the amendment was agreed. `closed` skips the deadlines of
 * its policy, which were checked at that time.
 */
function stillAsAgreed(former: CancelFacts, now: Difference, { extraMinor, backMinor }: AmendmentRow): boolean {
  const asThen = { ...former, closed: true };
  return mayAmend(asThen) && now.extraMinor === extraMinor && now.backMinor === backMinor;
}

function differenceNow({ seats, remainingMinor }: CancelFacts, line: BookingRow): Difference {
  const standing = seats.filter((seat) => seat.refundPercent === null);
  const paid = standing.reduce((sum, seat) => sum + seat.netMinor, 0n);
  return differenceOf(line.amountMinor - line.discountMinor, paid, remainingMinor);
}

async function exchange(tx: Queryable, line: BookingRow, former: CancelFacts): Promise<void> {
  const held = await allottedTo(tx, [line.id]);
  const people = line.snapshot.units.reduce((sum, unit) => sum + unit.quantity * unit.pax, 0);
  await allotWhole(tx, line.id, people);
  await endHolds(tx, [line.id], 'consumed');
  const taken = await allottedTo(tx, [line.id]);
  await exchangePlaces(tx, { held, taken, left: await allottedTo(tx, [former.id]) });
}

async function refundDifference(tx: Queryable, deps: Deps, former: CancelFacts, terms: AmendmentRow): Promise<void> {
  const { id: bookingId, orderId, currency } = former;
  await setRefundDue(tx, bookingId, refundSoFar(former).minor + terms.backMinor);
  await approveRefund(tx, deps, { orderId, bookingId, amount: money(terms.backMinor, currency), reason: 'amended' });
}
