import { readWallet, type Wallet } from '#src/actions/marketing/credits/read-wallet.ts';
import { redeemCouponCode } from '#src/actions/marketing/coupons/redeem-coupon-code.ts';
import { redeemGiftCard } from '#src/actions/marketing/gift-cards/redeem-gift-card.ts';
import { route, type Route } from '#src/api/route.ts';
import { walletEndpoints, type CouponView, type GiftCardView } from '#src/contract/marketing/wallet.ts';
import { toWire } from '#src/contract/wire.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import { ok } from '#src/domain/failure.ts';
import { money } from '#src/domain/shared/money/money.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

/** What the caller may pay less with. */
export const walletRoutes: readonly Route[] = [
  route(walletEndpoints.wallet, async (deps, { caller }) => {
    const wallet = await readWallet(deps, caller);
    if (!wallet.ok) return wallet;
    const { coupons, credits, giftCards } = wallet.value;
    return ok({
      coupons: coupons.map((one) => couponView(one, caller.language)),
      credits: credits.map(({ remainingMinor, currency, expiresAt }) => ({
        amount: toWire(money(remainingMinor, currency)),
        expiresAt,
      })),
      giftCards: giftCards.map(giftCardView),
    });
  }),
  route(walletEndpoints.redeemCoupon, async (deps, { caller, input, idempotencyKey }) => {
    const saved = await redeemCouponCode(deps, caller, idempotencyKey, input.code);
    return saved.ok ? ok(couponView(saved.value, caller.language)) : saved;
  }),
  route(walletEndpoints.redeemGiftCard, async (deps, { caller, input, idempotencyKey }) => {
    const redeemed = await redeemGiftCard(deps, caller, idempotencyKey, input.code);
    return redeemed.ok ? ok(giftCardView(redeemed.value)) : redeemed;
  }),
];

function couponView(
  { id, definition, phase, endsAt, left, leftMine }: Wallet['coupons'][number],
  language: LanguageCode,
): CouponView {
  const mine = Math.max(0, Math.min(left, leftMine));
  return { id, title: nameIn(definition.titles, language), phase, endsAt, left: mine };
}

function giftCardView({
  id,
  currency,
  amountMinor,
  balanceMinor,
  redeemedAt,
}: Wallet['giftCards'][number]): GiftCardView {
  return {
    id,
    amount: toWire(money(amountMinor, currency)),
    balance: toWire(money(balanceMinor, currency)),
    redeemedAt,
  };
}
