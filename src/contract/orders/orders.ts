import * as z from 'zod/mini';

import type { OutputOf } from '#src/contract/call.ts';
import { answers, asked } from '#src/contract/checkout/required-fields.ts';
import { line, lineShape, share } from '#src/contract/cart/line.ts';
import { meetingPoint } from '#src/contract/catalogue/catalogue.schema.ts';
import { contact } from '#src/contract/checkout/checkout.ts';
import { tax } from '#src/contract/checkout/tax.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import { key, reference } from '#src/contract/order-key.ts';
import { count, instant, money, named, text } from '#src/contract/wire.schema.ts';

const voucherKey = key.check(
  z.describe('The key of the signed link of an email, for a voucher that is shared with other travelers.'),
);

const position = z.int().check(z.nonnegative(), z.maximum(98));
const positions = z
  .optional(z.array(position).check(z.minLength(1), z.maxLength(99)))
  .check(z.describe('Seats to cancel, counted from 0; all remaining ones when absent.'));
const joinedPositions = z
  .optional(z.string().check(z.regex(/^\d{1,2}(?:,\d{1,2}){0,98}$/)))
  .check(z.describe('Seats to cancel, counted from 0 and joined by commas; all remaining ones when absent.'));

const slotId = z.string().check(z.regex(/^[1-9]\d{0,17}$/), z.describe('A start, from the availability of a day.'));
const unitId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
const joinedUnits = z
  .string()
  .check(
    z.regex(/^[A-Za-z0-9_-]{1,64}:\d{1,2}(?:,[A-Za-z0-9_-]{1,64}:\d{1,2}){0,19}$/),
    z.describe('How many of each kind of ticket, by its id: `adult:2,child:1`.'),
  );

const cancelBookingInput = z.strictObject({
  reference,
  refundMinor: z.int().check(z.nonnegative(), z.describe('The refund that was shown, in minor units.')),
  positions,
});

const amendBookingInput = z.strictObject({
  reference,
  slotId,
  units: z
    .record(unitId, z.int().check(z.nonnegative(), z.maximum(99)))
    .check(z.describe('How many of each kind of ticket, by its id.')),
  differenceMinor: z
    .int()
    .check(z.describe('The difference that was shown, in minor units: above zero to be paid, below to be refunded.')),
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
  position: count.check(z.describe('Counted from 0.')),
  unit: text.check(z.describe('The kind of ticket.')),
  paid: money,
  givenUp: z.boolean().check(z.describe('It was canceled by itself.')),
});

const refund = z.strictObject({
  instrument: z.enum(['card', 'credits', 'gift_card']),
  amount: money,
  state: z.string(),
  steps: z
    .array(z.strictObject({ state: z.string(), at: instant }))
    .check(z.describe('The states so far, the first one first.')),
});

const booking = named('Booking', 'A line of an order and how it stands.', {
  ...lineShape,
  reference: z.string(),
  state: z.string(),
  cancellable: z.boolean(),
  amendable: z.boolean().check(z.describe('Date and party can be changed.')),
  closure: z
    .nullable(
      z.strictObject({
        reason: z.string(),
        deadline: instant.check(
          z.describe('UTC. Until then another date can be chosen; else the booking is refunded.'),
        ),
      }),
    )
    .check(z.describe('Why its date was closed; null where it is open.')),
  disputed: z.boolean().check(z.describe('The cardholder’s bank is investigating the payment.')),
  asked,
  answers: z
    .nullable(answers)
    .check(z.describe('Without passport numbers; null where nothing was answered, and from a month after the visit.')),
  seats: z.array(seat),
  refund: z
    .nullable(z.strictObject({ amount: money, state: z.string() }))
    .check(z.describe('All refunds together, in the state of the slowest; null where there is none.')),
  refunds: z.array(refund).check(z.describe('One for each instrument of payment.')),
  hasVoucher: z.boolean(),
  reviewable: z.boolean().check(z.describe('The visit is over and can be reviewed.')),
});

export const order = z.strictObject({
  reference: z.string(),
  status,
  placedAt: instant,
  total: money,
  taxes: z.array(tax).check(z.describe('The taxes within the prices of the bookings, as they were sold.')),
  paid: money,
  refunded: money,
  savings: z
    .array(z.strictObject({ title: text, amount: money }))
    .check(z.describe('Coupons: amounts above zero that are part of `total` and not of the prices of the bookings.')),
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
const action = z.string().check(z.describe('A token that a form of a browser without script sends back.'));
const cancelQuote = named('CancelQuote', 'What cancelling now gives back.', { ...quoteShape, action });
const cancelled = named('Cancelled', 'What was cancelled gives back.', quoteShape);

const amendQuote = z.strictObject({
  reference: z.string(),
  line: line.check(z.describe('The booking after the change.')),
  extra: money.check(z.describe('To be paid; 0 where something is refunded.')),
  back: money.check(z.describe('To be refunded; 0 where something is to be paid.')),
  hadBack: money.check(z.describe('The part of a lower price that was refunded earlier and is not refunded again.')),
  action,
});

const amended = z.strictObject({
  redirectUrl: z.string().check(z.describe('The page for the payment, or the order where nothing is to be paid.')),
});

const qrSvg = z.string().check(z.describe('The QR code of `code` as SVG.'));
const voucher = z.strictObject({
  reference: z.string(),
  state: z.enum(['valid', 'used', 'void']),
  code: z.string(),
  qrSvg,
  tickets: z.array(z.strictObject({ code: z.string(), qrSvg, unit: z.string() })),
  line,
  leadName: z.string(),
  asked: asked.check(z.describe('Required fields of the booking as a whole; a voucher shows none of its travelers.')),
  answers: z.nullable(answers),
  meetingPoint,
  goodToKnow: z.array(z.string()),
  goodToKnowLang: z.string().check(z.describe('The language of `goodToKnow`, BCP 47.')),
  supplier: z.string(),
  files: z.strictObject({
    pdf: z.string(),
    ics: z.string(),
    pass: z
      .nullable(z.string())
      .check(z.describe('For the wallet of a phone; null where the site has no certificate for passes.')),
  }),
});

/** After buying. Every read asks for the owner in the query itself; another's order is not found (T-50). */
export const orderEndpoints = {
  order: defineEndpoint({
    method: 'GET',
    path: '/v1/ordersrv/orders/:reference(key)',
    summary: 'An order and its bookings.',
    example: { reference: 'K7QX2M9DPA' },
    auth: 'owner',
    input: z.object({ reference }),
    output: order,
  }),
  cancelQuote: defineEndpoint({
    method: 'GET',
    path: '/v1/ordersrv/bookings/:reference(key)/cancel_quote',
    summary: 'What cancelling now would give back.',
    example: { reference: 'K7QX2M9DPA' },
    auth: 'owner',
    limits: { connections: 'checkout' },
    input: z.object({ reference, positions: joinedPositions }),
    output: cancelQuote,
  }),
  cancelBooking: defineEndpoint({
    method: 'POST',
    path: '/v1/ordersrv/bookings/:reference(key)/cancel',
    summary: 'Cancels, if the amount is still what was shown.',
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
    summary: 'What the booking would be at another start or for another party, and what that costs or brings back.',
    example: { reference: 'K7QX2M9DPA', slotId: '4711', units: 'adult:2' },
    auth: 'owner',
    limits: { connections: 'checkout' },
    input: z.object({ reference, slotId, units: joinedUnits }),
    output: amendQuote,
  }),
  amendBooking: defineEndpoint({
    method: 'POST',
    path: '/v1/ordersrv/bookings/:reference(key)/amend',
    summary: 'Changes start or party at the difference that was shown; gives where to pay it, or the order.',
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
    summary: 'The voucher with its codes.',
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
