import { refundTenders } from '#src/actions/checkout/refunds/refund-tenders.ts';
import type { Deps } from '#src/actions/deps.ts';
import { refundOwedEntries } from '#src/domain/settlement/ledger.ts';
import { money, allocateUpTo, type Money } from '#src/domain/shared/money/money.ts';
import { moveCouponUses } from '#src/store/marketing/coupons/coupons.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { moveDealUses } from '#src/store/marketing/deals.store.ts';
import { writeLedger } from '#src/store/settlement/ledger.store.ts';
import { insertApprovedRefund } from '#src/store/checkout/refunds.store.ts';
import {
  isFullyRefunded,
  refundablePayments,
  refundSourcesOf,
  type RefundSources,
} from '#src/store/checkout/tenders.store.ts';

/** How much is refunded, for which booking of which order, and why. */
export type RefundToApprove = {
  readonly orderId: string;
  readonly bookingId: string;
  readonly amount: Money;
  readonly reason: string;
};

/**
 * Approves the refund of a part of a booking's price and writes its ledger entries. The amount is split over what paid the
 * booking, in proportion to what each has left. Credits and gift cards receive their share at once; the card's share is stored
 * as an approved refund, which the worker submits. Once the whole order is refunded, its coupons and deals can be used again.
 * The caller has locked the order and set the booking's new state. Throws if less was paid: that is a bug, and the caller's
 * transaction must be rolled back.
 */
export async function approveRefund(tx: Queryable, deps: Deps, refund: RefundToApprove): Promise<void> {
  if (refund.amount.minor > 0n) await splitRefund(tx, deps, refund);
  if (await isFullyRefunded(tx, refund.orderId)) {
    await moveDealUses(tx, refund.orderId, 'redeemed', 'restored');
    await moveCouponUses(tx, refund.orderId, 'redeemed', 'restored');
  }
}

async function splitRefund(tx: Queryable, deps: Deps, refund: RefundToApprove): Promise<void> {
  const { bookingId, amount } = refund;
  const sources = await refundSourcesOf(tx, bookingId);
  const remaining = remainingAmounts(sources);
  if (remaining.reduce((sum, one) => sum + one, 0n) < amount.minor) throw exceeds(bookingId);
  const [card = money(0n, amount.currency), ...parts] = allocateUpTo(amount, remaining);
  await approveCardRefund(tx, deps, { ...refund, amount: card });
  const shares = sources.tenders.map(({ kind }, index) => ({ kind, minor: parts[index]?.minor ?? 0n }));
  await refundTenders(tx, deps, refund, shares);
}

function remainingAmounts({ cardMinor, tenders }: RefundSources): readonly bigint[] {
  return [cardMinor, ...tenders.map((one) => one.remainingMinor)];
}

/** Takes the amount from the order's payment and then from those of its amendments, from each what it has left. */
async function approveCardRefund(
  tx: Queryable,
  deps: Deps,
  { orderId, bookingId, amount, reason }: RefundToApprove,
): Promise<void> {
  let open = amount.minor;
  for (const payment of await refundablePayments(tx, orderId, bookingId)) {
    const part = open < payment.remainingMinor ? open : payment.remainingMinor;
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
