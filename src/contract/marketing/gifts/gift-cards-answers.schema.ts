import * as z from 'zod/mini';

import { count, instant, money, named } from '#src/contract/wire.schema.ts';
import { giftDesigns } from '#src/domain/catalogue/offers/gift-card.ts';
import { giftStates } from '#src/domain/marketing/gift-cards/gift-state.ts';

const boughtGift = named('BoughtGift', 'A gift card that was bought, and how far it has come.', {
  state: z.enum(giftStates),
  recipient: z.string(),
  email: z.string(),
  amount: money,
  sendAt: instant,
  sentAt: z.nullable(instant),
  resendsLeft: count,
});

export const giftCardAnswers = {
  giftChoices: z.strictObject({
    amounts: z.array(money),
    least: money,
    most: money,
    designs: z.array(z.strictObject({ design: z.enum(giftDesigns), picture: z.string() })),
  }),
  addGift: z.strictObject({ itemId: z.string() }),
  giftBalance: z.strictObject({ balance: money, redeemed: z.boolean() }),
  boughtGift,
} as const;
