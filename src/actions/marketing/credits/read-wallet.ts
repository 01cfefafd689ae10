import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { couponsFor, type CouponRow } from '#src/store/marketing/coupons/coupons.store.ts';
import { creditLotsOf, type CreditLot } from '#src/store/marketing/credits.store.ts';
import { giftCardsOf, type GiftCardRow } from '#src/store/marketing/gift-cards/gift-cards.store.ts';

/** Everything that lowers a price: stored coupons, credits by expiry, gift cards. */
export type Wallet = {
  readonly coupons: readonly CouponRow[];
  readonly credits: readonly CreditLot[];
  readonly giftCards: readonly GiftCardRow[];
};

/** The caller's own wallet. */
export async function readWallet(deps: Deps, caller: Caller): Promise<Result<Wallet>> {
  if (caller.account === null) return fail('sign_in_required');
  const { id } = caller.account;
  const [coupons, credits, giftCards] = await Promise.all([
    couponsFor(deps.db, { accountId: id, hashes: [], former: [] }),
    creditLotsOf(deps.db, id),
    giftCardsOf(deps.db, id),
  ]);
  return ok({ coupons: coupons.filter((one) => one.kept), credits, giftCards });
}
