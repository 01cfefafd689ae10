import type { Deps } from '#src/actions/deps.ts';
import { tenderAccount, tenderTakenEntries } from '#src/domain/settlement/ledger.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { releasedFingerprints } from '#src/store/marketing/coupons/coupon-fingerprints.store.ts';
import { releasedUses, takeCoupon } from '#src/store/marketing/coupons/coupons.store.ts';
import { takeCredits } from '#src/store/marketing/credits.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { retakeDeals } from '#src/store/marketing/deals.store.ts';
import { lockGiftCard } from '#src/store/marketing/gift-cards/gift-cards.store.ts';
import { writeLedger } from '#src/store/settlement/ledger.store.ts';
import { markTenders, tendersOf } from '#src/store/checkout/tenders.store.ts';

/**
 * Money came after the hold was over: takes again the deals, coupons, credits and gift card that lowered what it had to be. False
 * when one of them is gone; the caller then undoes all of it, and the money goes back.
 */
export async function retakeInstruments(tx: Queryable, deps: Deps, orderId: string): Promise<boolean> {
  if (!(await retakeDeals(tx, orderId))) return false;
  const former = await releasedFingerprints(tx, orderId);
  for (const use of await releasedUses(tx, orderId)) {
    const fingerprints = former.filter((one) => one.couponId === use.couponId);
    if ((await takeCoupon(tx, orderId, { ...use, id: deps.ids.uuid(), fingerprints })) !== 'taken') return false;
  }
  const tenders = await tendersOf(tx, orderId, true);
  for (const { accountId, giftCardId, amountMinor, currency } of tenders) {
    const had =
      giftCardId === null
        ? await takeCredits(tx, { orderId, accountId, currency, amountMinor })
        : (await lockGiftCard(tx, giftCardId, accountId, currency)) >= amountMinor;
    if (!had) return false;
    const account = tenderAccount(giftCardId === null ? { credits: accountId } : { giftCard: giftCardId });
    await writeLedger(tx, deps.ids.uuid(), tenderTakenEntries(account, money(amountMinor, currency)));
  }
  if (tenders.length > 0) await markTenders(tx, orderId, 'taken');
  return true;
}
