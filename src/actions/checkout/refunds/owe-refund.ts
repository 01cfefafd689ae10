import { giveBackParts } from '#src/actions/checkout/refunds/give-back-parts.ts';
import type { Deps } from '#src/actions/deps.ts';
import { refundOwedEntries } from '#src/domain/settlement/ledger.ts';
import { money, shareOut, type Money } from '#src/domain/shared/money/money.ts';
import { moveCouponUses } from '#src/store/marketing/coupons/coupons.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { moveDealUses } from '#src/store/marketing/deals.store.ts';
import { writeLedger } from '#src/store/settlement/ledger.store.ts';
import { insertApprovedRefund } from '#src/store/checkout/refunds.store.ts';
import {
  isAllGivenBack,
  refundablePayments,
  refundPotsOf,
  type RefundPots,
} from '#src/store/checkout/tenders.store.ts';

/** What is to go back, for which booking of which order, and why. */
export type OwedRefund = {
  readonly orderId: string;
  readonly bookingId: string;
  readonly amount: Money;
  readonly reason: string;
};

/**
 * Owes a part of a booking's price, in the books too: to the instruments that paid it, in the proportion in which they
 * did. Credits and gift cards have theirs at once; the card's part is an approved refund that the worker submits. When
 * with it all that the order cost has gone back and nothing of it is served, its coupons may be used again. The order is
 * locked by the caller, and the booking has its new state. Throws when less was paid: that is a fault of ours, and nothing of the caller's
 * transaction may stand.
 */
export async function oweRefund(tx: Queryable, deps: Deps, owed: OwedRefund): Promise<void> {
  if (owed.amount.minor > 0n) await oweByInstrument(tx, deps, owed);
  if (await isAllGivenBack(tx, owed.orderId)) {
    await moveDealUses(tx, owed.orderId, 'redeemed', 'restored');
    await moveCouponUses(tx, owed.orderId, 'redeemed', 'restored');
  }
}

async function oweByInstrument(tx: Queryable, deps: Deps, owed: OwedRefund): Promise<void> {
  const { bookingId, amount } = owed;
  const pots = await refundPotsOf(tx, bookingId);
  const left = partsLeft(pots);
  if (left.reduce((sum, one) => sum + one, 0n) < amount.minor) throw exceeds(bookingId);
  const [card = money(0n, amount.currency), ...parts] = shareOut(amount, left);
  await oweByCard(tx, deps, { ...owed, amount: card });
  const shares = pots.tenders.map(({ kind }, index) => ({ kind, minor: parts[index]?.minor ?? 0n }));
  await giveBackParts(tx, deps, owed, shares);
}

function partsLeft({ cardMinor, tenders }: RefundPots): readonly bigint[] {
  return [cardMinor, ...tenders.map((one) => one.leftMinor)];
}

/** Of several payments (the order's, and those of amendments) each gives what it has left. */
async function oweByCard(tx: Queryable, deps: Deps, { orderId, bookingId, amount, reason }: OwedRefund): Promise<void> {
  let open = amount.minor;
  for (const payment of await refundablePayments(tx, orderId, bookingId)) {
    const part = open < payment.leftMinor ? open : payment.leftMinor;
    if (part <= 0n) continue;
    const refund = { id: deps.ids.uuid(), paymentId: payment.id, bookingId, amountMinor: part, reason };
    if ((await insertApprovedRefund(tx, refund)) === null) throw exceeds(bookingId);
    open -= part;
  }
  if (open > 0n) throw exceeds(bookingId);
  if (amount.minor > 0n) await writeLedger(tx, deps.ids.uuid(), refundOwedEntries(amount));
}

function exceeds(bookingId: string): Error {
  return new Error(`the refund of booking ${bookingId} exceeds what was captured`);
}
