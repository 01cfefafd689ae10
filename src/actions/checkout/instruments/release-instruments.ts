import type { Deps } from '#src/actions/deps.ts';
import { tenderAccount, tenderReleasedEntries } from '#src/domain/settlement/ledger.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { moveCouponUses } from '#src/store/marketing/coupons/coupons.store.ts';
import { putBackCredits } from '#src/store/marketing/credits.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { moveDealUses } from '#src/store/marketing/deals.store.ts';
import { writeLedger } from '#src/store/settlement/ledger.store.ts';
import { areTendersSpent, markTenders, tendersOf } from '#src/store/checkout/tenders.store.ts';

/** Releases the deals, coupons, credits and gift card of an order that is not paid. What has been spent stays spent. */
export async function releaseInstruments(tx: Queryable, deps: Deps, orderId: string): Promise<void> {
  await moveDealUses(tx, orderId, 'reserved', 'released');
  await moveCouponUses(tx, orderId, 'reserved', 'released');
  const tenders = await tendersOf(tx, orderId);
  if (tenders.length === 0 || (await areTendersSpent(tx, orderId))) return;
  await putBackCredits(tx, orderId);
  await markTenders(tx, orderId, 'released');
  for (const { accountId, giftCardId, amountMinor, currency } of tenders) {
    const account = tenderAccount(giftCardId === null ? { credits: accountId } : { giftCard: giftCardId });
    await writeLedger(tx, deps.ids.uuid(), tenderReleasedEntries(account, money(amountMinor, currency)));
  }
}
