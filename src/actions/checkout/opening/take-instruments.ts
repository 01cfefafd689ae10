import type { PricedInstruments } from '#src/actions/checkout/opening/price-instruments.ts';
import type { Deps } from '#src/actions/deps.ts';
import { tenderAccount, tenderTakenEntries } from '#src/domain/settlement/ledger.ts';
import type { CouponRefusal } from '#src/domain/marketing/coupons/coupon.ts';
import { takeCoupon } from '#src/store/marketing/coupons/coupons.store.ts';
import { takeCredits } from '#src/store/marketing/credits.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { takeDeals } from '#src/store/marketing/deals.store.ts';
import { lockGiftCard } from '#src/store/marketing/gift-cards/gift-cards.store.ts';
import { writeLedger } from '#src/store/settlement/ledger.store.ts';
import { insertTender } from '#src/store/checkout/tenders.store.ts';

/** What another buyer took first: a deal, a coupon and why, or a balance. */
export type LostInstrument =
  | { readonly kind: 'deal'; readonly id: number }
  | { readonly kind: 'coupon'; readonly id: string; readonly why: CouponRefusal }
  | { readonly kind: 'balance' };

type Order = { readonly id: string; readonly accountId: string };

/**
 * Reserves the limited deals and coupons of an order and sets its credits and gift card aside, in the books too. Deals
 * first, by id, then coupons, by id, then balances (threat model §4.5). Gives what it could not have; the caller then undoes all of it.
 */
export async function takeInstruments(
  tx: Queryable,
  deps: Deps,
  { id: orderId, accountId }: Order,
  { dealUses, uses, tenders }: Pick<PricedInstruments, 'dealUses' | 'uses' | 'tenders'>,
): Promise<LostInstrument | null> {
  const gone = await takeDeals(tx, orderId, dealUses);
  if (gone !== null) return { kind: 'deal', id: gone };
  for (const use of uses.toSorted((a, b) => (a.couponId < b.couponId ? -1 : 1))) {
    const taken = await takeCoupon(tx, orderId, use);
    if (taken !== 'taken') return { kind: 'coupon', id: use.couponId, why: taken };
  }
  for (const { kind, amount, giftCardId } of tenders) {
    const { minor: amountMinor, currency } = amount;
    const had =
      giftCardId === null
        ? await takeCredits(tx, { orderId, accountId, currency, amountMinor })
        : (await lockGiftCard(tx, giftCardId, accountId, currency)) >= amountMinor;
    if (!had) return { kind: 'balance' };
    await insertTender(tx, orderId, { kind, amountMinor, giftCardId });
    const account = tenderAccount(giftCardId === null ? { credits: accountId } : { giftCard: giftCardId });
    await writeLedger(tx, deps.ids.uuid(), tenderTakenEntries(account, amount));
  }
  return null;
}
