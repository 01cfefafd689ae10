import * as z from 'zod/mini';

import type { OutputOf } from '#src/contract/call.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import type { Inferred } from '#src/contract/inferred.ts';
import { count, instant, money, named, text } from '#src/contract/wire.schema.ts';

/** Whether it can be a code is decided in the visitor's language (`readCode`). */
const code = z.string().check(z.minLength(1), z.maxLength(60));

const coupon = named('Coupon', 'A coupon saved in an account.', {
  id: z.string(),
  title: text,
  phase: z
    .enum(['coming', 'open', 'over'])
    .check(z.describe('Whether the coupon is not yet valid (`coming`), valid (`open`) or expired (`over`).')),
  endsAt: z.nullable(instant).check(z.describe('The end of validity (UTC); null when it does not expire.')),
  left: count.check(z.describe('The number of times this account can still use it.')),
});

const giftCard = named('GiftCard', 'A gift card of an account and its balance.', {
  id: z.string(),
  amount: money,
  balance: money,
  redeemedAt: instant.check(z.describe('The time at which it was added to the account (UTC, ISO 8601).')),
});

const wallet = z.strictObject({
  coupons: z.array(coupon),
  credits: z
    .array(z.strictObject({ amount: money, expiresAt: instant }))
    .check(z.describe('Credits by expiry, earliest first.')),
  giftCards: z.array(giftCard),
});

/** What lowers the price: saved coupons, credits, gift cards; each account's own. */
export const walletEndpoints = {
  wallet: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/wallet',
    summary: 'Returns the account’s coupons, credits and gift cards.',
    auth: 'account',
    input: z.object({}),
    output: wallet,
  }),
  /** Saves a coupon by its code; fails with the reason why it could not be used. */
  redeemCoupon: defineEndpoint({
    method: 'POST',
    path: '/v1/promosrv/coupons/redeem',
    summary: 'Saves a coupon to the account by its code.',
    example: { code: 'AUTUMN-TEN' },
    auth: 'bearer',
    idempotent: true,
    closedToLimited: true,
    input: z.strictObject({ code: code.check(z.describe('The code of a coupon.')) }),
    output: coupon,
  }),
  /** Makes a gift card the account's own by its code. */
  redeemGiftCard: defineEndpoint({
    method: 'POST',
    path: '/v1/giftcardsrv/cards/redeem',
    summary: 'Adds a gift card to the account by its code.',
    example: { code: 'K7QX2-M9DPA-4WTRC-8HFNB' },
    auth: 'bearer',
    limits: { connections: 'checkout' },
    idempotent: true,
    closedToLimited: true,
    input: z.strictObject({ code: code.check(z.describe('The code of a gift card.')) }),
    output: giftCard,
  }),
} as const;

export type CouponView = Inferred<typeof coupon>;
export type GiftCardView = Inferred<typeof giftCard>;
export type WalletAnswer = OutputOf<typeof walletEndpoints.wallet>;
