import { get, post, postOnce } from '#src/contract/endpoint.ts';
import type { AnswersView, AskedView } from '#src/contract/endpoints/asked.ts';
import type { LineView } from '#src/contract/endpoints/cart.ts';
import type { WireMoney } from '#src/contract/wire.ts';

/** Quote → hold → order → payment (threat model §4.1). The client sends references and keys, never a price. */
export const checkoutEndpoints = {
  /** Opens `/platform/pay/`: prices the cart, takes the hold, places the order; a live checkout of the same cart is given again. */
  openCheckout: postOnce<Record<never, never>, CheckoutAnswer>('/v1/ordersrv/checkout/open'),
  checkout: get<{ reference: string }, CheckoutAnswer>('/v1/ordersrv/checkout/:reference(key)'),
  pay: postOnce<PayInput, { redirectUrl: string }>('/v1/ordersrv/checkout/:reference(key)/pay'),
  leaveCheckout: post<{ reference: string }, { released: boolean }>('/v1/ordersrv/checkout/:reference(key)/leave'),
} as const;

export type ContactInput = { readonly name: string; readonly email: string; readonly phone: string };

/** `quoteHash` says what the traveller saw; the server compares and never reads a price from the client. */
export type PayInput = {
  readonly reference: string;
  readonly quoteHash: string;
  readonly contact: ContactInput;
  readonly notes?: string;
  /** Who leads the trip, when somebody else books it. */
  readonly lead?: string;
  /** What the travellers of each line answered; a line that asks nothing needs none. */
  readonly answers?: readonly (AnswersView & { readonly itemId: string })[];
  /** One of `CheckoutAnswer.methods`; a card without it. */
  readonly method?: string;
};

/** A line with what its travellers are asked, and what they answered when it was tried to pay. */
export type CheckoutLine = LineView & { readonly asked: AskedView; readonly answers: AnswersView | null };

export type CheckoutAnswer = {
  readonly reference: string;
  readonly quoteHash: string;
  readonly lines: readonly CheckoutLine[];
  readonly total: WireMoney;
  /** Units of the charge currency for one unit of each place's currency, as decimal strings, and the rates' date. */
  readonly rates: Readonly<Record<string, string>>;
  readonly ratesOf: string;
  /** By the database's clock; 0 when the hold is over. */
  readonly secondsLeft: number;
  readonly contact: ContactInput | null;
  /** As they were sent when it was tried to pay. */
  readonly notes: string;
  readonly lead: string;
  /** How this order can be paid, in the order in which it is shown; `name` is a brand, null for the card. */
  readonly methods: readonly MethodView[];
  /** The method that was tried last; null before the first time. */
  readonly method: string | null;
  /** What the last attempt to pay ended in, or null. */
  readonly lastFailure: 'card_declined' | 'card_insufficient_funds' | 'payment_failed' | null;
};

/**
 * A way to pay: `card` is typed on the payment page, `wallet` is agreed to in its own app, `bank` at one's own bank,
 * whose last word may come after the traveller is back.
 */
export type MethodView = {
  readonly id: string;
  readonly kind: 'card' | 'wallet' | 'bank';
  readonly name: string | null;
};
