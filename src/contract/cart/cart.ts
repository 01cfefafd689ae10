import { defineEndpoint } from '#src/contract/endpoint.ts';
import { cartSchemas } from '#src/contract/cart/cart.schema.ts';
import { cartAnswers } from '#src/contract/cart/cart-answers.schema.ts';
import type { ServiceDetailView } from '#src/contract/shared/verticals/verticals.ts';
import type { WireMoney, WireText } from '#src/contract/wire.ts';
import type { CartFault } from '#src/domain/cart/cart.ts';

/** The cart holds nothing (RU-31): prices and places are looked up again whenever it is read. */
export const cartEndpoints = {
  cart: defineEndpoint({
    method: 'GET',
    path: '/v1/cartsrv/cart',
    summary: 'The cart, priced and checked again.',
    auth: 'caller',
    input: cartSchemas.nothing,
    output: cartAnswers.cart,
  }),
  addToCart: defineEndpoint({
    method: 'POST',
    path: '/v1/cartsrv/cart/items',
    summary: 'Puts a start with its tickets into the cart.',
    example: { productId: 205, optionId: 'day-loop', slotId: '4711', units: { adult: 2 } },
    auth: 'caller',
    input: cartSchemas.addToCart,
    output: cartAnswers.addToCart,
  }),
  changeCartItem: defineEndpoint({
    method: 'POST',
    path: '/v1/cartsrv/cart/items/:itemId(key)/change',
    summary: 'Changes how many tickets of each kind.',
    example: { itemId: '0b7e3c52-6a1d-4f58-9c40-2d9a7f1e8b63', units: { adult: 1, child: 1 } },
    auth: 'owner',
    input: cartSchemas.changeCartItem,
    output: cartAnswers.changeCartItem,
  }),
  /** The cheapest tickets for people of these ages at a start; fails when none admit them all. */
  proposeUnits: defineEndpoint({
    method: 'GET',
    path: '/v1/cartsrv/proposed_units',
    summary: 'The cheapest tickets for people of these ages.',
    example: { slotId: '4711', ages: '34,36,8' },
    auth: 'everyone',
    input: cartSchemas.proposeUnits,
    output: cartAnswers.proposeUnits,
  }),
  /** Accepts the shown prices; a line whose price has changed by then must be accepted again. */
  acceptPrices: defineEndpoint({
    method: 'POST',
    path: '/v1/cartsrv/cart/accept',
    summary: 'Says that the prices shown are accepted; a line that costs something else by now is left out.',
    example: { lines: [{ itemId: '0b7e3c52-6a1d-4f58-9c40-2d9a7f1e8b63', amount: { minor: 18000, currency: 'HKD' } }] },
    auth: 'owner',
    input: cartSchemas.acceptPrices,
    output: cartAnswers.acceptPrices,
  }),
  removeCartItem: defineEndpoint({
    method: 'POST',
    path: '/v1/cartsrv/cart/items/:itemId(key)/remove',
    summary: 'Takes a line out.',
    example: { itemId: '0b7e3c52-6a1d-4f58-9c40-2d9a7f1e8b63' },
    auth: 'owner',
    input: cartSchemas.removeCartItem,
    output: cartAnswers.removeCartItem,
  }),
} as const;

/** A line of the cart, the checkout and the order: what, when (place's time), for whom, how much. */
export type LineView = {
  readonly itemId: string;
  /** 0 for a gift card. */
  readonly productId: number;
  readonly slug: string;
  readonly title: WireText;
  readonly optionId: string;
  readonly optionTitle: WireText;
  readonly destination: WireText;
  /** Who runs it, with whom the contract is; empty for a value pack and a gift card, which are the shop's own. */
  readonly supplier: string;
  readonly picture: string;
  readonly slotId: string;
  readonly localDate: string;
  readonly localStart: string;
  readonly localEnd: string;
  readonly allDay: boolean;
  readonly timeZone: string;
  readonly startsAt: string;
  readonly units: readonly {
    readonly unitId: string;
    readonly title: WireText;
    readonly quantity: number;
    readonly each: WireMoney;
    readonly amount: WireMoney;
  }[];
  readonly amount: WireMoney;
  /** What a value pack holds, tickets for one traveller each; null for a visit. `localDate` is its last day then. */
  readonly pack: readonly PackItemView[] | null;
  /** The reference of the pack whose tickets pay for it, or null. */
  readonly paidBy: string | null;
  /** For whom a gift card is, in which words; null for all else. What is on it is the line's amount. */
  readonly gift: GiftView | null;
  /** What a vertical sells: a ride, a stay, a hire; null for all else. */
  readonly service: ServiceView | null;
  readonly cancellation: readonly LineStepView[];
};

/** Until when so much of the line comes back; a fee that is kept of each ticket leaves a share with up to six decimals. */
export type LineStepView = { readonly until: string; readonly refundPercent: number; readonly back: WireMoney };

/** Of which vertical and venue, as its pages are asked for it, and what is worth knowing of it. */
export type ServiceView = {
  readonly vertical: string;
  /** Null where nothing is sold at a place of its own. */
  readonly venueId: number | null;
  readonly question: Readonly<Record<string, string>>;
  readonly details: readonly ServiceDetailView[];
};

export type GiftView = {
  readonly recipient: string;
  readonly email: string;
  readonly sender: string;
  readonly message: string;
  /** ISO 8601 in UTC; null for as soon as it is paid. */
  readonly sendAt: string | null;
};

export type PackItemView = {
  readonly productId: number;
  readonly slug: string;
  readonly title: WireText;
  readonly optionTitle: WireText;
  readonly tickets: number;
};

export type CartLine = LineView & {
  /** Why the line cannot be bought now, or null. A line with a fault is never paid for and never thrown away. */
  readonly fault: CartFault | null;
  /** Nobody sells it any more: nobody knows what it would cost, and its amounts are 0. */
  readonly gone: boolean;
  /** What it cost when its price was seen last, where that was something else: when it was put in, or accepted. */
  readonly was: WireMoney | null;
  readonly minParty: number;
  readonly maxParty: number;
};

export type ProposedUnits = { readonly units: Readonly<Record<string, number>>; readonly total: WireMoney };

export type CartAnswer = {
  readonly lines: readonly CartLine[];
  /** Its lines together may be a package of travel services, of which this traveller has to be told. */
  readonly isPackageTravel: boolean;
  /** Of the lines without a fault. */
  readonly total: WireMoney;
  /** A checkout in progress: its order and the database's clock (RU-31). */
  readonly checkout: { readonly reference: string; readonly secondsLeft: number } | null;
};
