import * as z from 'zod/mini';

import type { InputOf, OutputOf } from '#src/contract/call.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import { blankable, count, instant, money, named } from '#src/contract/wire.schema.ts';
import { giftDesigns } from '#src/domain/catalogue/offers/gift-card.ts';
import { giftStates } from '#src/domain/marketing/gift-cards/gift-state.ts';

const reference = z
  .string()
  .check(
    z.regex(/^[A-Z0-9]{10}$/),
    z.describe('The reference of the booking that bought the card: ten letters and digits.'),
  );
/** Lengths only: the rules of names and addresses have their own messages. */
const shortText = blankable(300);
const recipient = shortText.check(z.describe('The name of the recipient.'));
const email = shortText.check(z.describe('The email address of the recipient.'));

const addGiftInput = z.strictObject({
  amount: money.check(z.describe('The value of the card, from `least` to `most`.')),
  design: z.string().check(z.maxLength(30), z.describe('The id of one of `designs`.')),
  recipient,
  email,
  sender: shortText.check(z.describe('The name of the sender.')),
  message: blankable(1000).check(z.describe('The message to the recipient.')),
  sendOn: z.exactOptional(
    z
      .string()
      .check(
        z.maxLength(10),
        z.describe(
          'The date on which the card is sent, at 9 am in `timeZone`, YYYY-MM-DD; absent to send it immediately.',
        ),
      ),
  ),
  timeZone: z.string().check(z.maxLength(60), z.describe('The buyer’s IANA time zone; `Etc/UTC` when unknown.')),
});

const giftChoices = z.strictObject({
  amounts: z.array(money),
  least: money.check(z.describe('The minimum amount.')),
  most: money.check(z.describe('The maximum amount.')),
  designs: z.array(
    z.strictObject({
      design: z.enum(giftDesigns),
      picture: z.string().check(z.describe('The name of an illustration: “harbour-dusk-12”.')),
    }),
  ),
});

const boughtGift = named('BoughtGift', 'A purchased gift card and its status.', {
  state: z.enum(giftStates),
  recipient: z.string(),
  email: z.string(),
  amount: money,
  sendAt: instant.check(z.describe('The scheduled time of sending (UTC, ISO 8601).')),
  sentAt: z.nullable(instant).check(z.describe('The time at which the card was sent (UTC); null until then.')),
  resendsLeft: count.check(z.describe('The number of times the email can still be resent.')),
});

/** Gift cards: what is offered, buying one, looking after one that was bought (paths by RU-17). */
export const giftCardEndpoints = {
  giftChoices: defineEndpoint({
    method: 'GET',
    path: '/v1/giftcardsrv/choices',
    summary: 'Returns the amounts and designs of gift cards in the caller’s currency.',
    auth: 'everyone',
    input: z.object({}),
    output: giftChoices,
  }),
  /** A line of the cart; the checkout is the ordinary one. */
  addGift: defineEndpoint({
    method: 'POST',
    path: '/v1/giftcardsrv/cart',
    summary: 'Adds a gift card to the cart; credits and gift cards cannot pay for it.',
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
    output: z.strictObject({ itemId: z.string().check(z.describe('The id of the cart line.')) }),
  }),
  /** The balance of a card, for the holder of its code. */
  giftBalance: defineEndpoint({
    method: 'POST',
    path: '/v1/giftcardsrv/cards/balance',
    summary: 'Returns the balance of a gift card by its code.',
    example: { code: 'K7QX2-M9DPA-4WTRC-8HFNB' },
    auth: 'bearer',
    input: z.strictObject({
      code: z.string().check(z.minLength(1), z.maxLength(60), z.describe('The code of a gift card.')),
    }),
    output: z.strictObject({
      balance: money,
      redeemed: z.boolean().check(z.describe('Whether the card was added to an account.')),
    }),
  }),
  /** By the reference of the booking that bought it. */
  boughtGift: defineEndpoint({
    method: 'GET',
    path: '/v1/giftcardsrv/bought/:reference(key)',
    summary: 'Returns the delivery status of a gift card by the booking that bought it.',
    example: { reference: 'K7QX2M9DPA' },
    auth: 'owner',
    input: z.object({ reference }),
    output: boughtGift,
  }),
  changeGiftRecipient: defineEndpoint({
    method: 'POST',
    path: '/v1/giftcardsrv/bought/:reference(key)/recipient',
    summary: 'Changes the recipient of a gift card that has not been sent yet.',
    example: { reference: 'K7QX2M9DPA', recipient: 'Mia Example', email: 'mia@example.com' },
    auth: 'owner',
    input: z.strictObject({ reference, recipient, email }),
    output: boughtGift,
  }),
  resendGift: defineEndpoint({
    method: 'POST',
    path: '/v1/giftcardsrv/bought/:reference(key)/resend',
    summary: 'Resends the gift card email to the same address.',
    example: { reference: 'K7QX2M9DPA' },
    auth: 'owner',
    input: z.strictObject({ reference }),
    output: boughtGift,
  }),
} as const;

export type AddGiftInput = InputOf<typeof giftCardEndpoints.addGift>;
export type BoughtGiftAnswer = OutputOf<typeof giftCardEndpoints.boughtGift>;
