import type { Deps } from '#src/actions/deps.ts';
import { tenderAccount, tenderReturnedEntries } from '#src/domain/settlement/ledger.ts';
import type { TenderKind } from '#src/domain/checkout/payment-instruments.ts';
import { money, type Money } from '#src/domain/shared/money/money.ts';
import { insertReturnedLot } from '#src/store/marketing/credits.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { writeLedger } from '#src/store/settlement/ledger.store.ts';
import { insertTenderReturn, tendersOf, type TenderRow } from '#src/store/checkout/tenders.store.ts';

/** The booking whose tenders are refunded, and why. */
export type TenderRefund = { readonly orderId: string; readonly bookingId: string; readonly reason: string };
type Share = { readonly kind: TenderKind; readonly minor: bigint };

/** Returns their shares of a booking to credits and a gift card at once. The caller has locked the order. */
export async function refundTenders(
  tx: Queryable,
  deps: Deps,
  refund: TenderRefund,
  shares: readonly Share[],
): Promise<void> {
  const tenders = await tendersOf(tx, refund.orderId);
  for (const { kind, minor } of shares) {
    if (minor === 0n) continue;
    const tender = tenders.find((one) => one.kind === kind);
    if (tender === undefined) throw exceeds(refund.bookingId);
    await refundTender(tx, deps, { ...refund, amount: money(minor, tender.currency) }, tender);
  }
}

async function refundTender(
  tx: Queryable,
  deps: Deps,
  { orderId, bookingId, amount, reason }: TenderRefund & { readonly amount: Money },
  { kind, accountId, giftCardId }: TenderRow,
): Promise<void> {
  const back = { id: deps.ids.uuid(), bookingId, kind, amountMinor: amount.minor, reason };
  if (!(await insertTenderReturn(tx, back))) throw exceeds(bookingId);
  if (kind === 'credits')
    await insertReturnedLot(tx, { id: deps.ids.uuid(), orderId, bookingId, amountMinor: amount.minor });
  const account = giftCardId === null ? tenderAccount({ credits: accountId }) : tenderAccount({ giftCard: giftCardId });
  await writeLedger(tx, deps.ids.uuid(), tenderReturnedEntries(account, amount));
}

function exceeds(bookingId: string): Error {
  return new Error(`the refund of booking ${bookingId} exceeds what was captured`);
}
