import { issueVouchers } from '#src/actions/checkout/bookings/issue-vouchers.ts';
import { oweRefund } from '#src/actions/checkout/refunds/owe-refund.ts';
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
 * A line whose difference is paid, or that costs no more, takes the place of the booking that it amends: places
 * exchanged, the former's voucher void and a new one issued, what is too much on its way back. Under the locks of the
 * order; false when the former is not as it was when this was agreed, and then nothing has changed.
 */
export async function takePlaceOf(tx: Queryable, deps: Deps, line: BookingRow): Promise<boolean> {
  const terms = await amendmentOf(tx, line.id);
  const former = terms === null ? null : await cancelFactsById(tx, terms.formerId);
  if (terms === null || former === null) return false;
  const now = differenceNow(former, line);
  if (!stillAsAgreed(former, now, terms)) return false;
  if (!(await voidVoucher(tx, former.id))) return false;
  await moveBookings(tx, [former.id], 'cancelled');
  await exchange(tx, line, former);
  await giveBackDifference(tx, deps, former, terms);
  await hydrate(tx, { bookingId: line.id, formerId: former.id, givenMinor: now.givenMinor });
  await moveBookings(tx, [line.id], 'paid');
  await moveBookings(tx, [line.id], 'confirmed');
  await settleClosureCase(tx, former.id, 'moved');
  await issueVouchers(tx, deps, line.orderId, [line.id]);
  return true;
}

/** Nothing of it was cancelled, used or disputed meanwhile. Whether it could still be changed was settled when it was agreed. */
function stillAsAgreed(former: CancelFacts, now: Difference, { extraMinor, backMinor }: AmendmentRow): boolean {
  const asThen = { ...former, closed: true };
  return mayAmend(asThen) && now.extraMinor === extraMinor && now.backMinor === backMinor;
}

function differenceNow({ seats, leftMinor }: CancelFacts, line: BookingRow): Difference {
  const standing = seats.filter((seat) => seat.refundPercent === null);
  const paid = standing.reduce((sum, seat) => sum + seat.netMinor, 0n);
  return differenceOf(line.amountMinor - line.discountMinor, paid, leftMinor);
}

async function exchange(tx: Queryable, line: BookingRow, former: CancelFacts): Promise<void> {
  const held = await allottedTo(tx, [line.id]);
  const people = line.snapshot.units.reduce((sum, unit) => sum + unit.quantity * unit.pax, 0);
  await allotWhole(tx, line.id, people);
  await endHolds(tx, [line.id], 'consumed');
  const taken = await allottedTo(tx, [line.id]);
  await exchangePlaces(tx, { held, taken, left: await allottedTo(tx, [former.id]) });
}

async function giveBackDifference(tx: Queryable, deps: Deps, former: CancelFacts, terms: AmendmentRow): Promise<void> {
  const { id: bookingId, orderId, seats, currency } = former;
  await setRefundDue(tx, bookingId, refundSoFar(seats, currency).minor + terms.backMinor);
  await oweRefund(tx, deps, { orderId, bookingId, amount: money(terms.backMinor, currency), reason: 'amended' });
}
