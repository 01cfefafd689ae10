import { defineEndpoint } from '#src/contract/endpoint.ts';
import { giftCardSchemas } from '#src/contract/marketing/gifts/gift-cards.schema.ts';
import { giftCardAnswers } from '#src/contract/marketing/gifts/gift-cards-answers.schema.ts';
import type { WireMoney } from '#src/contract/wire.ts';
import type { GiftState } from '#src/domain/marketing/gift-cards/gift-state.ts';

/** Gift cards: what is offered, buying one, looking after one that was bought (paths by RU-17). */
export const giftCardEndpoints = {
  giftChoices: defineEndpoint({
    method: 'GET',
    path: '/v1/giftcardsrv/choices',
    summary: 'The amounts and pictures of cards in the caller’s currency.',
    auth: 'everyone',
    input: giftCardSchemas.nothing,
    output: giftCardAnswers.giftChoices,
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
    input: giftCardSchemas.addGift,
    output: giftCardAnswers.addGift,
  }),
  /** The balance of a card, for the holder of its code. */
  giftBalance: defineEndpoint({
    method: 'POST',
    path: '/v1/giftcardsrv/cards/balance',
    summary: 'The balance of a card, for the holder of its code.',
    example: { code: 'K7QX2-M9DPA-4WTRC-8HFNB' },
    auth: 'bearer',
    input: giftCardSchemas.code,
    output: giftCardAnswers.giftBalance,
  }),
  /** By the reference of the booking that bought it. */
  boughtGift: defineEndpoint({
    method: 'GET',
    path: '/v1/giftcardsrv/bought/:reference(key)',
    summary: 'How far a card has come, by the booking that bought it.',
    example: { reference: 'K7QX2M9DPA' },
    auth: 'owner',
    input: giftCardSchemas.reference,
    output: giftCardAnswers.boughtGift,
  }),
  changeGiftRecipient: defineEndpoint({
    method: 'POST',
    path: '/v1/giftcardsrv/bought/:reference(key)/recipient',
    summary: 'Sends it to somebody else, as long as it is not sent.',
    example: { reference: 'K7QX2M9DPA', recipient: 'Mia Example', email: 'mia@example.com' },
    auth: 'owner',
    input: giftCardSchemas.changeGiftRecipient,
    output: giftCardAnswers.boughtGift,
  }),
  resendGift: defineEndpoint({
    method: 'POST',
    path: '/v1/giftcardsrv/bought/:reference(key)/resend',
    summary: 'Sends its mail once more, to the same address.',
    example: { reference: 'K7QX2M9DPA' },
    auth: 'owner',
    input: giftCardSchemas.resendGift,
    output: giftCardAnswers.boughtGift,
  }),
} as const;

/** `sendOn`: a day of the buyer's zone, on which it goes out at nine in the morning; at once without it. */
export type AddGiftInput = {
  readonly amount: WireMoney;
  readonly design: string;
  readonly recipient: string;
  readonly email: string;
  readonly sender: string;
  readonly message: string;
  readonly sendOn?: string;
  /** IANA; "Etc/UTC" when the browser does not tell. */
  readonly timeZone: string;
};

export type BoughtGiftAnswer = {
  readonly state: GiftState;
  readonly recipient: string;
  readonly email: string;
  readonly amount: WireMoney;
  /** ISO 8601 in UTC. */
  readonly sendAt: string;
  readonly sentAt: string | null;
  /** How often it may be sent once more. */
  readonly resendsLeft: number;
};
