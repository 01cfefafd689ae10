import { get, post } from '#src/contract/endpoint.ts';
import type { WireMoney, WireText } from '#src/contract/wire.ts';

/** The cart holds nothing (RU-31): prices and places are looked up anew whenever it is read. */
export const cartEndpoints = {
  cart: get<Record<never, never>, CartAnswer>('/v1/cartsrv/cart'),
  addToCart: post<
    { productId: number; optionId: string; slotId: string; units: Readonly<Record<string, number>> },
    { itemId: string }
  >('/v1/cartsrv/cart/items'),
  changeCartItem: post<{ itemId: string; units: Readonly<Record<string, number>> }, { itemId: string }>(
    '/v1/cartsrv/cart/items/:itemId(key)/change',
  ),
  removeCartItem: post<{ itemId: string }, { removed: true }>('/v1/cartsrv/cart/items/:itemId(key)/remove'),
} as const;

/** A line of the cart, the checkout and the order: what, when (place's time), for whom, how much. */
export type LineView = {
  readonly itemId: string;
  readonly productId: number;
  readonly slug: string;
  readonly title: WireText;
  readonly optionId: string;
  readonly optionTitle: WireText;
  readonly destination: WireText;
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
  readonly cancellation: readonly { readonly until: string; readonly refundPercent: number }[];
};

export type CartLine = LineView & {
  /** Why the line cannot be bought now, or null. A line with a fault is never paid for and never thrown away. */
  readonly fault: 'date_past' | 'slot_closed' | 'slot_sold_out' | 'party_too_large' | 'party_too_small' | null;
  readonly minParty: number;
  readonly maxParty: number;
};

export type CartAnswer = {
  readonly lines: readonly CartLine[];
  /** Of the lines without a fault. */
  readonly total: WireMoney;
  /** A checkout in progress: its order and the database's clock (RU-31). */
  readonly checkout: { readonly reference: string; readonly secondsLeft: number } | null;
};
