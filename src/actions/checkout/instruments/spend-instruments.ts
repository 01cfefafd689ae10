import type { Deps } from '#src/actions/deps.ts';
import { tenderSpentEntries } from '#src/domain/settlement/ledger.ts';
import { lineOfSnapshot, payableByTender } from '#src/domain/checkout/line.ts';
import { tendersByBooking } from '#src/domain/checkout/payment-instruments.ts';
import { money } from '#src/domain/shared/money/money.ts';
import type { BookingRow } from '#src/store/checkout/bookings.store.ts';
import { moveCouponUses } from '#src/store/marketing/coupons/coupons.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { moveDealUses } from '#src/store/marketing/deals.store.ts';
import { writeLedger } from '#src/store/settlement/ledger.store.ts';
import { hasInstruments, insertBookingTenders, tendersOf } from '#src/store/checkout/tenders.store.ts';

/**
 * The order is paid: its deals and coupons are redeemed, the credits and gift card that were set aside are spent, and how much each
 * paid of which booking is frozen.
 */
export async function spendInstruments(
  tx: Queryable,
  deps: Deps,
  orderId: string,
  bookings: readonly Pick<BookingRow, 'id' | 'snapshot'>[],
): Promise<void> {
  if (!(await hasInstruments(tx, orderId))) return;
  await moveDealUses(tx, orderId, 'reserved', 'redeemed');
  await moveCouponUses(tx, orderId, 'reserved', 'redeemed');
  const taken = await tendersOf(tx, orderId);
  const tenders = taken.map(({ kind, amountMinor, currency }) => ({ kind, amount: money(amountMinor, currency) }));
  const nets = bookings
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, snapshot }) => ({ id, net: payableByTender(lineOfSnapshot(snapshot)) }));
  await insertBookingTenders(tx, tendersByBooking(tenders, nets));
  for (const { amount } of tenders) await writeLedger(tx, deps.ids.uuid(), tenderSpentEntries(amount));
}
