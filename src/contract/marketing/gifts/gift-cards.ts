import { get, post } from '#src/contract/endpoint.ts';
import type { WireMoney } from '#src/contract/wire.ts';
import type { GiftState } from '#src/domain/marketing/gift-cards/gift-state.ts';
import type { GiftDesign } from '#src/domain/catalogue/offers/gift-card.ts';

/** Gift cards: what is offered, buying one, looking after one that was bought (paths by RU-17). */
export const giftCardEndpoints = {
  giftChoices: get<Record<never, never>, GiftChoicesAnswer>('/v1/giftcardsrv/choices'),
  /** A line of the cart; the checkout is the ordinary one. */
  addGift: post<AddGiftInput, { itemId: string }>('/v1/giftcardsrv/cart'),
  /** The balance of a card, for the holder of its code. */
  giftBalance: post<{ code: string }, GiftBalanceAnswer>('/v1/giftcardsrv/cards/balance'),
  /** By the reference of the booking that bought it. */
  boughtGift: get<{ reference: string }, BoughtGiftAnswer>('/v1/giftcardsrv/bought/:reference(key)'),
  changeGiftRecipient: post<{ reference: string; recipient: string; email: string }, BoughtGiftAnswer>(
    '/v1/giftcardsrv/bought/:reference(key)/recipient',
  ),
  resendGift: post<{ reference: string }, BoughtGiftAnswer>('/v1/giftcardsrv/bought/:reference(key)/resend'),
} as const;

/** In the visitor's currency; any whole amount between `least` and `most` is sold too. */
export type GiftChoicesAnswer = {
  readonly amounts: readonly WireMoney[];
  readonly least: WireMoney;
  readonly most: WireMoney;
  readonly designs: readonly { readonly design: GiftDesign; readonly picture: string }[];
};

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

export type GiftBalanceAnswer = { readonly balance: WireMoney; readonly redeemed: boolean };

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
