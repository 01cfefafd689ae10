import * as z from 'zod/mini';

import { answers, asked } from '#src/contract/checkout/required-fields.ts';
import { line, lineShape, share } from '#src/contract/cart/line.ts';
import { meetingPoint } from '#src/contract/catalogue/catalogue.schema.ts';
import { contact } from '#src/contract/checkout/checkout.ts';
import { tax } from '#src/contract/checkout/tax.ts';
import { count, instant, money, named, text } from '#src/contract/wire.schema.ts';

const status = z.enum([
  'awaiting_payment',
  'processing',
  'confirmed',
  'partly_cancelled',
  'cancelled',
  'expired',
  'refunded_late',
]);

const booking = named('Booking', 'A line of an order and how it stands.', {
  ...lineShape,
  reference: z.string(),
  state: z.string(),
  cancellable: z.boolean(),
  amendable: z.boolean(),
  closure: z.nullable(z.strictObject({ reason: z.string(), deadline: instant })),
  disputed: z.boolean(),
  asked,
  answers: z.nullable(answers),
  seats: z.array(z.strictObject({ position: count, unit: text, paid: money, givenUp: z.boolean() })),
  refund: z.nullable(z.strictObject({ amount: money, state: z.string() })),
  refunds: z.array(
    z.strictObject({
      instrument: z.enum(['card', 'credits', 'gift_card']),
      amount: money,
      state: z.string(),
      steps: z.array(z.strictObject({ state: z.string(), at: instant })),
    }),
  ),
  hasVoucher: z.boolean(),
  reviewable: z.boolean(),
});

const quoteShape = {
  reference: z.string(),
  paid: money,
  refund: money,
  steps: z.array(z.strictObject({ until: instant, refundPercent: share })),
};

export const orderAnswers = {
  order: z.strictObject({
    reference: z.string(),
    status,
    placedAt: instant,
    total: money,
    taxes: z.array(tax),
    paid: money,
    refunded: money,
    savings: z.array(z.strictObject({ title: text, amount: money })),
    contact: z.nullable(contact),
    bookings: z.array(booking),
  }),
  cancelQuote: named('CancelQuote', 'What cancelling now gives back.', { ...quoteShape, action: z.string() }),
  cancelBooking: named('Cancelled', 'What was cancelled gives back.', quoteShape),
  amendQuote: z.strictObject({
    reference: z.string(),
    line,
    extra: money,
    back: money,
    hadBack: money,
    action: z.string(),
  }),
  amendBooking: z.strictObject({ redirectUrl: z.string() }),
  voucher: z.strictObject({
    reference: z.string(),
    state: z.enum(['valid', 'used', 'void']),
    code: z.string(),
    qrSvg: z.string(),
    tickets: z.array(z.strictObject({ code: z.string(), qrSvg: z.string(), unit: z.string() })),
    line,
    leadName: z.string(),
    asked,
    answers: z.nullable(answers),
    meetingPoint,
    goodToKnow: z.array(z.string()),
    goodToKnowLang: z.string(),
    supplier: z.string(),
    files: z.strictObject({ pdf: z.string(), ics: z.string(), pass: z.nullable(z.string()) }),
  }),
} as const;
