import * as z from 'zod/mini';

import { count, instant, money, named, text } from '#src/contract/wire.schema.ts';

const coupon = named('Coupon', 'A coupon that an account keeps.', {
  id: z.string(),
  title: text,
  phase: z.enum(['coming', 'open', 'over']),
  endsAt: z.nullable(instant),
  left: count,
});

const giftCard = named('GiftCard', 'A gift card of an account, and what is left of it.', {
  id: z.string(),
  amount: money,
  balance: money,
  redeemedAt: instant,
});

export const walletAnswers = {
  wallet: z.strictObject({
    coupons: z.array(coupon),
    credits: z.array(z.strictObject({ amount: money, expiresAt: instant })),
    giftCards: z.array(giftCard),
  }),
  redeemCoupon: coupon,
  redeemGiftCard: giftCard,
} as const;
