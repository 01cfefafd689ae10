import { defineEndpoint } from '#src/contract/endpoint.ts';
import { checkoutSchemas } from '#src/contract/checkout/checkout.schema.ts';
import { checkoutAnswers } from '#src/contract/checkout/checkout-answers.schema.ts';
import type { AnswersView, AskedView } from '#src/contract/checkout/required-fields.ts';
import type { LineView } from '#src/contract/cart/line.ts';
import type { TaxView } from '#src/contract/checkout/tax.ts';
import type { WireMoney, WireText } from '#src/contract/wire.ts';
import type { PriceStage } from '#src/domain/checkout/price-line.ts';

/** Quote → hold → order → payment (threat model §4.1). The client sends references and keys, never a price. */
export const checkoutEndpoints = {
  /** Opens `/platform/pay/`: prices the cart, takes the hold, places the order; a live checkout of the same cart is given again. */
  openCheckout: defineEndpoint({
    method: 'POST',
    path: '/v1/ordersrv/checkout/open',
    summary: 'Prices the cart, holds the places for fifteen minutes and makes the order.',
    auth: 'account',
    limits: { connections: 'checkout' },
    idempotent: true,
    sendsEmpty: true,
    closedToLimited: true,
    input: checkoutSchemas.openCheckout,
    output: checkoutAnswers.openCheckout,
  }),
  checkout: defineEndpoint({
    method: 'GET',
    path: '/v1/ordersrv/checkout/:reference(key)',
    summary: 'A checkout in progress with the time that is left.',
    example: { reference: 'K7QX2M9DPA' },
    auth: 'owner',
    limits: { connections: 'checkout' },
    input: checkoutSchemas.checkout,
    output: checkoutAnswers.checkout,
  }),
  pay: defineEndpoint({
    method: 'POST',
    path: '/v1/ordersrv/checkout/:reference(key)/pay',
    summary: 'Gives the address of the provider’s page. The price is compared, never taken from the caller.',
    example: {
      reference: 'K7QX2M9DPA',
      quoteHash: '5d41402abc4b2a76b9719d911017c5925d41402abc4b2a76b9719d911017c592',
      contact: { name: 'Ana Example', email: 'ana@example.com', phone: '+44 20 7946 0018' },
      answers: [
        {
          itemId: '0b7e3c52-6a1d-4f58-9c40-2d9a7f1e8b63',
          booking: { pickup: 'own' },
          travellers: [{ fullName: 'Noor Haddad' }],
        },
      ],
      method: 'card',
    },
    auth: 'owner',
    limits: { connections: 'checkout' },
    idempotent: true,
    input: checkoutSchemas.pay,
    output: checkoutAnswers.pay,
  }),
  leaveCheckout: defineEndpoint({
    method: 'POST',
    path: '/v1/ordersrv/checkout/:reference(key)/leave',
    summary: 'Gives the places back.',
    example: { reference: 'K7QX2M9DPA' },
    auth: 'owner',
    limits: { connections: 'checkout' },
    input: checkoutSchemas.leaveCheckout,
    output: checkoutAnswers.leaveCheckout,
  }),
  /** A page of it is looked at, or left: a hold that no page looks at lasts a minute more. `page` names one opening of it. */
  attendCheckout: defineEndpoint({
    method: 'POST',
    path: '/v1/ordersrv/checkout/:reference(key)/attend',
    summary: 'Says that a page of it is looked at, or left: then its places are held for a minute more.',
    example: { reference: 'K7QX2M9DPA', page: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', here: true },
    auth: 'owner',
    limits: { connections: 'checkout' },
    input: checkoutSchemas.attendCheckout,
    output: checkoutAnswers.attendCheckout,
  }),
} as const;

/** What lowers the price or pays a part of it; a field that is absent stays as the live checkout has it. */
export type OpenInput = {
  /** Coupon codes as they were typed, five at most; none takes the typed ones off. */
  readonly couponCodes?: readonly string[];
  readonly useCredits?: boolean;
  /** The id of an own gift card (`CheckoutAnswer.giftCards`); empty for none. */
  readonly giftCard?: string;
};

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
export type CheckoutLine = LineView & {
  readonly asked: AskedView;
  readonly answers: AnswersView | null;
  /** As of the cart: what it cost when its price was seen last, where that was something else. */
  readonly was: WireMoney | null;
};

export type CheckoutAnswer = {
  readonly reference: string;
  readonly quoteHash: string;
  readonly lines: readonly CheckoutLine[];
  /** As of the cart. */
  readonly isPackageTravel: boolean;
  /** What the order costs: `prices` up to the stage `coupon`. */
  readonly total: WireMoney;
  /** What is paid now by the method that is chosen: the sum of `prices` up to the stage `gift_card`. */
  readonly due: WireMoney;
  readonly prices: readonly PriceLineView[];
  /** What of `total` is tax, each country's and rate's by itself; `prices` has it line by line. */
  readonly taxes: readonly TaxView[];
  readonly coupons: readonly CouponNoticeView[];
  /** Credits in the currency of the charge: what there is and what is spent. */
  readonly credits: { readonly available: WireMoney; readonly used: WireMoney };
  /** The account's gift cards in that currency that hold something. */
  readonly giftCards: readonly { readonly id: string; readonly balance: WireMoney; readonly used: WireMoney }[];
  /** The ways to pay that the coupons leave; null for any. */
  readonly couponMethods: readonly string[] | null;
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
  /** The page of the last attempt may still be paid: what it ended in so far is not its last word. */
  readonly pageOpen: boolean;
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

/** A line of the price: what it is for and what it adds; coupons, credits and gift cards are negative, and a `tax` is within them all. */
export type PriceLineView = {
  readonly stage: PriceStage;
  /** "unit", a pack's number or the reference of the one whose tickets pay, a rule's name, a deal's or coupon's id, "credits", "gift_card", or a tax's name. */
  readonly code: string;
  /** The line of the cart, and its unit; null when it belongs to the whole order. */
  readonly itemId: string | null;
  readonly unitId: string | null;
  readonly quantity: number;
  readonly each: WireMoney | null;
  readonly amount: WireMoney;
  /** A deal's or coupon's name. */
  readonly title: WireText | null;
};

/** What became of a coupon: typed, kept or automatic. */
export type CouponNoticeView = {
  readonly id: string | null;
  readonly title: WireText | null;
  /** As it was typed; null when it was not. */
  readonly code: string | null;
  readonly discount: WireMoney;
  /** Why it is not used; null when it is. */
  readonly refusal: { readonly code: string; readonly facts: Readonly<Record<string, string | number>> } | null;
};
