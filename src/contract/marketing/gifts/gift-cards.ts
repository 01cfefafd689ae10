import * as z from 'zod/mini';

import type { InputOf, OutputOf } from '#src/contract/call.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import { blankable, count, instant, money, named } from '#src/contract/wire.schema.ts';
import { giftDesigns } from '#src/domain/catalogue/offers/gift-card.ts';
import { giftStates } from '#src/domain/marketing/gift-cards/gift-state.ts';

const reference = z
  .string()
  .check(z.regex(/^[A-Z0-9]{10}$/), z.describe('The booking that bought it: ten letters and digits.'));
/** Lengths only: the rules of names and addresses have their own messages. */
const shortText = blankable(300);
const recipient = shortText.check(z.describe('The name of the person who gets the card.'));
const email = shortText.check(z.describe('The email address to which the card is sent.'));

const addGiftInput = z.strictObject({
  amount: money.check(z.describe('From `least` to `most`.')),
  design: z.string().check(z.maxLength(30), z.describe('One of `designs`.')),
  recipient,
  email,
  sender: shortText.check(z.describe('The name of the person who gives the card.')),
  message: blankable(1000).check(z.describe('A message to the recipient.')),
  sendOn: z.exactOptional(
    z
      .string()
      .check(
        z.maxLength(10),
        z.describe('The date in `timeZone` on which it is sent, at 9 am, YYYY-MM-DD; absent for at once.'),
      ),
  ),
  timeZone: z
    .string()
    .check(z.maxLength(60), z.describe('IANA time zone of the buyer; `Etc/UTC` when the browser reports none.')),
});

const giftChoices = z.strictObject({
  amounts: z.array(money),
  least: money.check(z.describe('The lowest amount that can be chosen.')),
  most: money.check(z.describe('The highest amount that can be chosen.')),
  designs: z.array(
    z.strictObject({
      design: z.enum(giftDesigns),
      picture: z.string().check(z.describe('A painted scene: “harbour-dusk-12”.')),
    }),
  ),
});

const boughtGift = named('BoughtGift', 'A gift card that was bought, and its state.', {
  state: z.enum(giftStates),
  recipient: z.string(),
  email: z.string(),
  amount: money,
  sendAt: instant.check(z.describe('When it is due to be sent; UTC, ISO 8601.')),
  sentAt: z.nullable(instant).check(z.describe('When it was sent, UTC; null until then.')),
  resendsLeft: count.check(z.describe('How often the email can be sent again.')),
});

/** Gift cards: what is offered, buying one, looking after one that was bought (paths by RU-17). */
export const giftCardEndpoints = {
  giftChoices: defineEndpoint({
    method: 'GET',
    path: '/v1/giftcardsrv/choices',
    summary: 'The amounts and pictures of cards in the caller’s currency.',
    auth: 'everyone',
    input: z.object({}),
    output: giftChoices,
  }),
  /** A line of the cart; the checkout is the ordinary one. */
  addGift: defineEndpoint({
    method: 'POST',
    path: '/v1/giftcardsrv/cart',
    summary: 'Puts a card into the cart; the checkout is the ordinary one, and money alone pays for it.',
    example: {
      recipient: 'Mia Example',
      email: 'mia@example.com',
      amount: { minor: 5000, currency: 'EUR' },
      design: 'harbour',
      sender: 'Ana Example',
      message: 'Go and see the sea.',
      timeZone: 'Europe/Berlin',
    },
    auth: 'caller',
    input: addGiftInput,
    output: z.strictObject({ itemId: z.string().check(z.describe('The line of the cart.')) }),
  }),
  /** The balance of a card, for the holder of its code. */
  giftBalance: defineEndpoint({
    method: 'POST',
    path: '/v1/giftcardsrv/cards/balance',
    summary: 'The balance of a card, for the holder of its code.',
    example: { code: 'K7QX2-M9DPA-4WTRC-8HFNB' },
    auth: 'bearer',
    input: z.strictObject({
      code: z.string().check(z.minLength(1), z.maxLength(60), z.describe('The code of a gift card.')),
    }),
    output: z.strictObject({
      balance: money,
      redeemed: z.boolean().check(z.describe('Whether it belongs to an account.')),
    }),
  }),
  /** By the reference of the booking that bought it. */
  boughtGift: defineEndpoint({
    method: 'GET',
    path: '/v1/giftcardsrv/bought/:reference(key)',
    summary: 'How far a card has come, by the booking that bought it.',
    example: { reference: 'K7QX2M9DPA' },
    auth: 'owner',
    input: z.object({ reference }),
    output: boughtGift,
  }),
  changeGiftRecipient: defineEndpoint({
    method: 'POST',
    path: '/v1/giftcardsrv/bought/:reference(key)/recipient',
    summary: 'Sends it to somebody else, as long as it is not sent.',
    example: { reference: 'K7QX2M9DPA', recipient: 'Mia Example', email: 'mia@example.com' },
    auth: 'owner',
    input: z.strictObject({ reference, recipient, email }),
    output: boughtGift,
  }),
  resendGift: defineEndpoint({
    method: 'POST',
    path: '/v1/giftcardsrv/bought/:reference(key)/resend',
    summary: 'Sends its mail once more, to the same address.',
    example: { reference: 'K7QX2M9DPA' },
    auth: 'owner',
    input: z.strictObject({ reference }),
    output: boughtGift,
  }),
} as const;

export type AddGiftInput = InputOf<typeof giftCardEndpoints.addGift>;
export type BoughtGiftAnswer = OutputOf<typeof giftCardEndpoints.boughtGift>;
