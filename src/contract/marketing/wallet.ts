import { get, postOnce } from '#src/contract/endpoint.ts';
import type { WireMoney, WireText } from '#src/contract/wire.ts';

/** What one may pay less with: kept coupons, credits, gift cards; each account's own. */
export const walletEndpoints = {
  purse: get<Record<never, never>, WalletAnswer>('/v1/usrcsrv/purse'),
  /** Keeps a coupon by its code; fails with the reason why it could not be used. */
  redeemCoupon: postOnce<{ code: string }, CouponView>('/v1/promosrv/coupons/redeem'),
  /** Makes a gift card the account's own by its code. */
  redeemGiftCard: postOnce<{ code: string }, GiftCardView>('/v1/giftcardsrv/cards/redeem'),
} as const;

export type CouponView = {
  readonly id: string;
  readonly title: WireText;
  readonly phase: 'coming' | 'open' | 'over';
  /** ISO 8601 in UTC; null when it does not end. */
  readonly endsAt: string | null;
  /** How often this account may still use it. */
  readonly left: number;
};

export type GiftCardView = {
  readonly id: string;
  readonly amount: WireMoney;
  readonly balance: WireMoney;
  /** ISO 8601 in UTC. */
  readonly redeemedAt: string;
};

export type WalletAnswer = {
  readonly coupons: readonly CouponView[];
  /** Credits by the instant at which they expire, the first before the others. */
  readonly credits: readonly { readonly amount: WireMoney; readonly expiresAt: string }[];
  readonly giftCards: readonly GiftCardView[];
};
