import { defineEndpoint } from '#src/contract/endpoint.ts';
import { walletSchemas } from '#src/contract/marketing/wallet.schema.ts';
import { walletAnswers } from '#src/contract/marketing/wallet-answers.schema.ts';
import type { WireMoney, WireText } from '#src/contract/wire.ts';

/** What one may pay less with: kept coupons, credits, gift cards; each account's own. */
export const walletEndpoints = {
  wallet: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/wallet',
    summary: 'What the account may pay less with.',
    auth: 'account',
    input: walletSchemas.nothing,
    output: walletAnswers.wallet,
  }),
  /** Keeps a coupon by its code; fails with the reason why it could not be used. */
  redeemCoupon: defineEndpoint({
    method: 'POST',
    path: '/v1/promosrv/coupons/redeem',
    summary: 'Keeps a coupon by its code.',
    example: { code: 'AUTUMN-TEN' },
    auth: 'bearer',
    idempotent: true,
    closedToLimited: true,
    input: walletSchemas.code,
    output: walletAnswers.redeemCoupon,
  }),
  /** Makes a gift card the account's own by its code. */
  redeemGiftCard: defineEndpoint({
    method: 'POST',
    path: '/v1/giftcardsrv/cards/redeem',
    summary: 'Makes a gift card the account’s own by its code.',
    example: { code: 'K7QX2-M9DPA-4WTRC-8HFNB' },
    auth: 'bearer',
    limits: { connections: 'checkout' },
    idempotent: true,
    closedToLimited: true,
    input: walletSchemas.code,
    output: walletAnswers.redeemGiftCard,
  }),
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
