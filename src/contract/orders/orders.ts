import { defineEndpoint } from '#src/contract/endpoint.ts';
import { orderSchemas } from '#src/contract/orders/orders.schema.ts';
import { orderAnswers } from '#src/contract/orders/orders-answers.schema.ts';
import type { AnswersView, AskedView } from '#src/contract/checkout/required-fields.ts';
import type { LineView } from '#src/contract/cart/line.ts';
import type { ContactInput } from '#src/contract/checkout/checkout.ts';
import type { TaxView } from '#src/contract/checkout/tax.ts';
import type { WireMoney, WireText } from '#src/contract/wire.ts';
import type { OrderStatus } from '#src/domain/orders/changes/order-status.ts';

/** After buying. Every read asks for the owner in the query itself; another's order is not found (T-50). */
export const orderEndpoints = {
  order: defineEndpoint({
    method: 'GET',
    path: '/v1/ordersrv/orders/:reference(key)',
    summary: 'An order and its bookings.',
    example: { reference: 'K7QX2M9DPA' },
    auth: 'owner',
    input: orderSchemas.reference,
    output: orderAnswers.order,
  }),
  /** `positions` are the seats to be given up, joined by commas; all that stand without it. */
  cancelQuote: defineEndpoint({
    method: 'GET',
    path: '/v1/ordersrv/bookings/:reference(key)/cancel_quote',
    summary: 'What cancelling now would give back.',
    example: { reference: 'K7QX2M9DPA' },
    auth: 'owner',
    limits: { connections: 'checkout' },
    input: orderSchemas.cancelQuote,
    output: orderAnswers.cancelQuote,
  }),
  cancelBooking: defineEndpoint({
    method: 'POST',
    path: '/v1/ordersrv/bookings/:reference(key)/cancel',
    summary: 'Cancels, if the amount is still what was shown.',
    example: { reference: 'K7QX2M9DPA', refundMinor: 25600 },
    auth: 'owner',
    limits: { connections: 'checkout' },
    idempotent: true,
    input: orderSchemas.cancelBooking,
    output: orderAnswers.cancelBooking,
  }),
  /** `units` names the party, as `adult:2,child:1`. */
  amendQuote: defineEndpoint({
    method: 'GET',
    path: '/v1/ordersrv/bookings/:reference(key)/amend_quote',
    summary: 'What the booking would be at another start or for another party, and what that costs or brings back.',
    example: { reference: 'K7QX2M9DPA', slotId: '4711', units: 'adult:2' },
    auth: 'owner',
    limits: { connections: 'checkout' },
    input: orderSchemas.amendQuote,
    output: orderAnswers.amendQuote,
  }),
  /** `differenceMinor` is what was shown: above zero to be paid, below to be given back. */
  amendBooking: defineEndpoint({
    method: 'POST',
    path: '/v1/ordersrv/bookings/:reference(key)/amend',
    summary: 'Changes start or party at the difference that was shown; gives where to pay it, or the order.',
    example: { reference: 'K7QX2M9DPA', slotId: '4711', units: { adult: 2 }, differenceMinor: 1200 },
    auth: 'owner',
    limits: { connections: 'checkout' },
    idempotent: true,
    input: orderSchemas.amendBooking,
    output: orderAnswers.amendBooking,
  }),
  /** `key` is the signed link of the mail, for a voucher shared with fellow travellers. */
  voucher: defineEndpoint({
    method: 'GET',
    path: '/v1/ordersrv/vouchers/:reference(key)',
    summary: 'The voucher with its codes.',
    example: { reference: 'K7QX2M9DPA' },
    auth: 'owner',
    limits: { rate: 'reads' },
    input: orderSchemas.voucher,
    output: orderAnswers.voucher,
  }),
} as const;

export type BookingView = LineView & {
  readonly reference: string;
  readonly state: string;
  readonly cancellable: boolean;
  /** Date and party can be changed. */
  readonly amendable: boolean;
  /** The date is closed: another can be chosen until then, or everything comes back. */
  readonly closure: { readonly reason: string; readonly deadline: string } | null;
  /** The cardholder's bank is looking at the payment. */
  readonly disputed: boolean;
  /** What its travellers were asked and answered, without the numbers of passports; forgotten a month after the visit. */
  readonly asked: AskedView;
  readonly answers: AnswersView | null;
  readonly seats: readonly SeatView[];
  /** All that goes back, as far along as the slowest of it. */
  readonly refund: { readonly amount: WireMoney; readonly state: string } | null;
  readonly refunds: readonly RefundView[];
  readonly hasVoucher: boolean;
  /** The visit is over, and can be reviewed. */
  readonly reviewable: boolean;
};

/** One person or thing of a booking: what was paid for it, and whether it was given up by itself. */
export type SeatView = {
  readonly position: number;
  readonly unit: WireText;
  readonly paid: WireMoney;
  readonly givenUp: boolean;
};

/** What goes back by one instrument, with its steps so far. */
export type RefundView = {
  readonly instrument: 'card' | 'credits' | 'gift_card';
  readonly amount: WireMoney;
  readonly state: string;
  readonly steps: readonly { readonly state: string; readonly at: string }[];
};

export type OrderAnswer = {
  readonly reference: string;
  readonly status: OrderStatus;
  readonly placedAt: string;
  readonly total: WireMoney;
  /** What of the bookings' prices is tax, as they were sold. */
  readonly taxes: readonly TaxView[];
  readonly paid: WireMoney;
  readonly refunded: WireMoney;
  /** What coupons took off when it was bought: above zero, within `total` and not within the bookings' prices. */
  readonly savings: readonly { readonly title: WireText; readonly amount: WireMoney }[];
  readonly contact: ContactInput | null;
  readonly bookings: readonly BookingView[];
};

export type CancelQuoteAnswer = {
  readonly reference: string;
  readonly paid: WireMoney;
  readonly refund: WireMoney;
  readonly steps: readonly { readonly until: string; readonly refundPercent: number }[];
};

/** A booking as it would be, and what that costs or brings back; one of the two is nothing. */
export type AmendQuoteAnswer = {
  readonly reference: string;
  readonly line: LineView;
  readonly extra: WireMoney;
  readonly back: WireMoney;
  /** What of a lower price has gone back before, and so does not now. */
  readonly hadBack: WireMoney;
};

export type VoucherAnswer = {
  readonly reference: string;
  readonly state: 'valid' | 'used' | 'void';
  readonly code: string;
  /** SVG of the QR code of `code`, made on the server. */
  readonly qrSvg: string;
  readonly tickets: readonly { readonly code: string; readonly qrSvg: string; readonly unit: string }[];
  readonly line: LineView;
  readonly leadName: string;
  /** What was asked and answered of the visit as a whole; of its people a voucher tells nothing. */
  readonly asked: AskedView;
  readonly answers: AnswersView | null;
  readonly meetingPoint: {
    readonly name: string;
    readonly address: string;
    readonly lat: number;
    readonly lng: number;
  };
  readonly goodToKnow: readonly string[];
  /** BCP 47: in which language `goodToKnow` is. */
  readonly goodToKnowLang: string;
  readonly supplier: string;
  /** `pass` is for the wallets of phones; null where no certificate is configured. */
  readonly files: { readonly pdf: string; readonly ics: string; readonly pass: string | null };
};
