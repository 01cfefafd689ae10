import * as z from 'zod/mini';

import type { OutputOf } from '#src/contract/call.ts';
import { answers, requiredFields } from '#src/contract/checkout/required-fields.ts';
import { line, lineShape, share } from '#src/contract/cart/line.ts';
import { meetingPoint } from '#src/contract/catalogue/catalogue.schema.ts';
import { contact } from '#src/contract/checkout/checkout.ts';
import { tax } from '#src/contract/checkout/tax.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import { key, reference } from '#src/contract/order-key.ts';
import { count, instant, money, named, text } from '#src/contract/wire.schema.ts';

const voucherKey = key.check(
  z.describe('The key of the signed link in an email, for a voucher shared with other travelers.'),
);

const position = z.int().check(z.nonnegative(), z.maximum(98));
const positions = z
  .optional(z.array(position).check(z.minLength(1), z.maxLength(99)))
  .check(z.describe('Seats to cancel, counted from 0; all remaining ones when absent.'));
const joinedPositions = z
  .optional(z.string().check(z.regex(/^\d{1,2}(?:,\d{1,2}){0,98}$/)))
  .check(z.describe('Seats to cancel, counted from 0 and joined by commas; all remaining ones when absent.'));

const slotId = z
  .string()
  .check(z.regex(/^[1-9]\d{0,17}$/), z.describe('The id of a time slot, from the availability of a day.'));
const unitId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
const joinedUnits = z
  .string()
  .check(
    z.regex(/^[A-Za-z0-9_-]{1,64}:\d{1,2}(?:,[A-Za-z0-9_-]{1,64}:\d{1,2}){0,19}$/),
    z.describe('The number of tickets by unit id: `adult:2,child:1`.'),
  );

const cancelBookingInput = z.strictObject({
  reference,
  refundMinor: z.int().check(z.nonnegative(), z.describe('The refund shown to the traveler, in minor units.')),
  positions,
});

const amendBookingInput = z.strictObject({
  reference,
  slotId,
  units: z
    .record(unitId, z.int().check(z.nonnegative(), z.maximum(99)))
    .check(z.describe('The number of tickets by unit id.')),
  differenceMinor: z
    .int()
    .check(
      z.describe(
        'The difference shown to the traveler, in minor units: positive for a payment, negative for a refund.',
      ),
    ),
});

const status = z.enum([
  'awaiting_payment',
  'processing',
  'confirmed',
  'partly_cancelled',
  'cancelled',
  'expired',
  'refunded_late',
]);

/** One person or thing of a booking. */
const seat = z.strictObject({
  position: count.check(z.describe('The position of the seat, counted from 0.')),
  unit: text.check(z.describe('The ticket type.')),
  paid: money,
  givenUp: z.boolean().check(z.describe('Whether the seat was canceled separately.')),
});

const refund = z.strictObject({
  instrument: z.enum(['card', 'credits', 'gift_card']),
  amount: money,
  state: z.string(),
  steps: z
    .array(z.strictObject({ state: z.string(), at: instant }))
    .check(z.describe('The history of states, oldest first.')),
});

const booking = named('Booking', 'A booking of an order and its status.', {
  ...lineShape,
  reference: z.string(),
  state: z.string(),
  cancellable: z.boolean(),
  amendable: z.boolean().check(z.describe('Whether date and party can be changed.')),
  closure: z
    .nullable(
      z.strictObject({
        reason: z.string(),
        deadline: instant.check(
          z.describe('The deadline for choosing another date (UTC); the booking is refunded afterwards.'),
        ),
      }),
    )
    .check(z.describe('Why the supplier closed the date; null when it is open.')),
  disputed: z.boolean().check(z.describe('Whether the payment is disputed with the cardholder’s bank.')),
  asked: requiredFields,
  answers: z
    .nullable(answers)
    .check(
      z.describe('The answers without passport numbers; null when there are none, and from one month after the visit.'),
    ),
  seats: z.array(seat),
  refund: z
    .nullable(z.strictObject({ amount: money, state: z.string() }))
    .check(z.describe('The total of all refunds, in the state of the slowest one; null when there is none.')),
  refunds: z.array(refund).check(z.describe('The refunds, one per payment instrument.')),
  hasVoucher: z.boolean(),
  reviewable: z.boolean().check(z.describe('Whether the visit is over and can be reviewed.')),
});

export const order = z.strictObject({
  reference: z.string(),
  status,
  placedAt: instant,
  total: money,
  taxes: z.array(tax).check(z.describe('The taxes included in the prices of the bookings, as of the sale.')),
  paid: money,
  refunded: money,
  savings: z
    .array(z.strictObject({ title: text, amount: money }))
    .check(
      z.describe('Coupon discounts as positive amounts, included in `total` but not in the prices of the bookings.'),
    ),
  contact: z.nullable(contact),
  bookings: z.array(booking),
});

const quoteShape = {
  reference: z.string(),
  paid: money,
  refund: money,
  steps: z
    .array(z.strictObject({ until: instant, refundPercent: share }))
    .check(z.describe('The cancellation policy of the booking.')),
};
const action = z.string().check(z.describe('A token that a form sends back in a browser without JavaScript.'));
const cancelQuote = named('CancelQuote', 'The refund for canceling now.', { ...quoteShape, action });
const cancelled = named('Cancelled', 'The refund of a canceled booking.', quoteShape);

const amendQuote = z.strictObject({
  reference: z.string(),
  line: line.check(z.describe('The booking after the change.')),
  extra: money.check(z.describe('The amount to be paid; 0 when there is a refund.')),
  back: money.check(z.describe('The amount to be refunded; 0 when there is a payment.')),
  hadBack: money.check(z.describe('The part of a lower price that was already refunded and is not refunded again.')),
  action,
});

const amended = z.strictObject({
  redirectUrl: z.string().check(z.describe('The URL of the payment page, or of the order when nothing is due.')),
});

const qrSvg = z.string().check(z.describe('The QR code of `code`, as SVG.'));
const voucher = z.strictObject({
  reference: z.string(),
  state: z.enum(['valid', 'used', 'void']),
  code: z.string(),
  qrSvg,
  tickets: z.array(z.strictObject({ code: z.string(), qrSvg, unit: z.string() })),
  line,
  leadName: z.string(),
  asked: requiredFields.check(
    z.describe('The required fields of the booking; fields of travelers are not part of a voucher.'),
  ),
  answers: z.nullable(answers),
  meetingPoint,
  goodToKnow: z.array(z.string()),
  goodToKnowLang: z.string().check(z.describe('The language of `goodToKnow` (BCP 47).')),
  supplier: z.string(),
  files: z.strictObject({
    pdf: z.string(),
    ics: z.string(),
    pass: z
      .nullable(z.string())
      .check(z.describe('The pass for a mobile wallet; null when the site has no certificate for passes.')),
  }),
});

/** After buying. Every read checks the owner in the query itself; another's order is not found (T-50). */
export const orderEndpoints = {
  order: defineEndpoint({
    method: 'GET',
    path: '/v1/ordersrv/orders/:reference(key)',
    summary: 'Returns an order and its bookings.',
    example: { reference: 'K7QX2M9DPA' },
    auth: 'owner',
    input: z.object({ reference }),
    output: order,
  }),
  cancelQuote: defineEndpoint({
    method: 'GET',
    path: '/v1/ordersrv/bookings/:reference(key)/cancel_quote',
    summary: 'Returns the refund for canceling a booking now.',
    example: { reference: 'K7QX2M9DPA' },
    auth: 'owner',
    limits: { connections: 'checkout' },
    input: z.object({ reference, positions: joinedPositions }),
    output: cancelQuote,
  }),
  cancelBooking: defineEndpoint({
    method: 'POST',
    path: '/v1/ordersrv/bookings/:reference(key)/cancel',
    summary: 'Cancels a booking if the refund still equals the amount shown.',
    example: { reference: 'K7QX2M9DPA', refundMinor: 25600 },
    auth: 'owner',
    limits: { connections: 'checkout' },
    idempotent: true,
    input: cancelBookingInput,
    output: cancelled,
  }),
  amendQuote: defineEndpoint({
    method: 'GET',
    path: '/v1/ordersrv/bookings/:reference(key)/amend_quote',
    summary: 'Returns a quote for another time slot or party, with the price difference.',
    example: { reference: 'K7QX2M9DPA', slotId: '4711', units: 'adult:2' },
    auth: 'owner',
    limits: { connections: 'checkout' },
    input: z.object({ reference, slotId, units: joinedUnits }),
    output: amendQuote,
  }),
  amendBooking: defineEndpoint({
    method: 'POST',
    path: '/v1/ordersrv/bookings/:reference(key)/amend',
    summary: 'Changes the slot or party at the quoted difference and returns the URL to continue at.',
    example: { reference: 'K7QX2M9DPA', slotId: '4711', units: { adult: 2 }, differenceMinor: 1200 },
    auth: 'owner',
    limits: { connections: 'checkout' },
    idempotent: true,
    input: amendBookingInput,
    output: amended,
  }),
  voucher: defineEndpoint({
    method: 'GET',
    path: '/v1/ordersrv/vouchers/:reference(key)',
    summary: 'Returns a voucher with its codes.',
    example: { reference: 'K7QX2M9DPA' },
    auth: 'owner',
    limits: { rate: 'reads' },
    input: z.object({ reference, key: voucherKey }),
    output: voucher,
  }),
} as const;

export type OrderAnswer = OutputOf<typeof orderEndpoints.order>;
export type BookingView = OrderAnswer['bookings'][number];
export type RefundView = BookingView['refunds'][number];
export type CancelQuoteAnswer = OutputOf<typeof orderEndpoints.cancelQuote>;
export type AmendQuoteAnswer = OutputOf<typeof orderEndpoints.amendQuote>;
export type VoucherAnswer = OutputOf<typeof orderEndpoints.voucher>;
