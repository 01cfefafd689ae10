import * as z from 'zod/mini';

import type { InputOf, OutputOf } from '#src/contract/call.ts';
import { lineShape } from '#src/contract/cart/line.ts';
import { answers, requiredFields, lineAnswersInput } from '#src/contract/checkout/required-fields.ts';
import { tax } from '#src/contract/checkout/tax.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import { count, date, money, named, text, uuid } from '#src/contract/wire.schema.ts';
import { priceStages } from '#src/domain/checkout/price-line.ts';

const reference = z
  .string()
  .check(z.regex(/^[A-Z0-9]{10}$/), z.describe('The reference of the order: ten letters and digits.'));
/** Lengths only: the rules of names, addresses and numbers have their own messages (spec §5). */
const shortText = z.string().check(z.maxLength(300));

/** What lowers the price or pays a part of it; a field that is absent stays as the live checkout has it. */
const openInput = z.strictObject({
  couponCodes: z.optional(
    z
      .readonly(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(5)))
      .check(z.describe('Coupon codes as typed; an empty list removes them, absent leaves them unchanged.')),
  ),
  useCredits: z.optional(
    z.boolean().check(z.describe('Whether to pay with credits as far as possible; absent leaves it unchanged.')),
  ),
  giftCard: z.optional(
    z
      .string()
      .check(
        z.regex(/^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/),
        z.describe('The id of one of `giftCards`; empty for none, absent leaves it unchanged.'),
      ),
  ),
});

const payInput = z.strictObject({
  reference,
  quoteHash: z
    .string()
    .check(
      z.regex(/^[0-9a-f]{64}$/),
      z.describe(
        'The hash of the quote shown to the traveler, compared by the server; no price is taken from the caller.',
      ),
    ),
  contact: z
    .strictObject({
      name: shortText,
      email: shortText,
      phone: shortText.check(z.describe('A phone number with the country calling code.')),
    })
    .check(z.describe('The contact details of the order.')),
  method: z.optional(
    z.string().check(z.regex(/^[a-z0-9_]{2,30}$/), z.describe('The id of one of `methods`; absent for a card.')),
  ),
  notes: z.optional(z.string().check(z.maxLength(1000), z.describe('Special requests.'))),
  lead: z.optional(shortText.check(z.describe('The name of the lead traveler, when someone else books.'))),
  answers: z.optional(
    z
      .readonly(z.array(lineAnswersInput).check(z.maxLength(50)))
      .check(z.describe('Answers to the required fields of each line; lines without required fields can be omitted.')),
  ),
});

const attendInput = z.strictObject({
  reference,
  page: uuid.check(z.describe('A unique id of this page view.')),
  here: z.boolean().check(z.describe('Whether the page is visible.')),
});

export const contact = named('Contact', 'The contact details of a booking, visible to its owner only.', {
  name: z.string(),
  email: z.string(),
  phone: z.string(),
});

const method = named('PaymentMethod', 'A payment method.', {
  id: z.string(),
  kind: z
    .enum(['card', 'wallet', 'bank'])
    .check(
      z.describe(
        'A card is entered on the payment page, a wallet approved in its app; a bank payment may settle after the return.',
      ),
    ),
  name: z.nullable(z.string()).check(z.describe('The brand name; null for the card.')),
});

const price = named('PriceLine', 'A line of the price breakdown; the stages have a fixed order.', {
  stage: z.enum(priceStages),
  code: z
    .string()
    .check(
      z.describe(
        '`unit`, a pack’s id or booking reference, a rule name, a deal or coupon id, `credits`, `gift_card` or a tax name.',
      ),
    ),
  itemId: z.nullable(z.string()).check(z.describe('The id of the cart line; null for the whole order.')),
  unitId: z.nullable(z.string()).check(z.describe('The id of the ticket type; null for all.')),
  quantity: count,
  each: z.nullable(money).check(z.describe('The price of one ticket.')),
  amount: money.check(
    z.describe(
      'The amount added; negative for coupons, credits and gift cards. A `tax` is included in the other amounts.',
    ),
  ),
  title: z.nullable(text).check(z.describe('The name of a deal or coupon.')),
});

const coupon = named('CouponNotice', 'The result of a coupon at checkout, whether typed, saved or automatic.', {
  id: z.nullable(z.string()),
  title: z.nullable(text),
  code: z.nullable(z.string()).check(z.describe('The code as typed; null when it was not typed.')),
  discount: money,
  refusal: z
    .nullable(z.strictObject({ code: z.string(), facts: z.record(z.string(), z.union([z.string(), z.number()])) }))
    .check(z.describe('Why the coupon is not applied; null when it is.')),
});

const secondsLeft = count.check(
  z.describe('Seconds until the hold expires, by the database’s clock; 0 when it has expired.'),
);

const checkout = named('Checkout', 'An order with an inventory hold that is awaiting payment.', {
  reference: z.string(),
  quoteHash: z.string(),
  lines: z.array(
    z.strictObject({
      ...lineShape,
      asked: requiredFields,
      answers: z.nullable(answers).check(z.describe('Answers of the last payment attempt; null before the first.')),
      was: z
        .nullable(money)
        .check(z.describe('The price last seen by the traveler, if it has changed; otherwise null.')),
    }),
  ),
  isPackageTravel: z
    .boolean()
    .check(
      z.describe('Whether the lines may form a package of travel services, of which the traveler must be informed.'),
    ),
  total: money.check(z.describe('The price of the order: `prices` up to the stage `coupon`.')),
  due: money.check(z.describe('The amount due now by the chosen method: `prices` up to the stage `gift_card`.')),
  prices: z.array(price),
  taxes: z.array(tax).check(z.describe('The taxes included in `total`, by country and rate.')),
  coupons: z.array(coupon),
  credits: z.strictObject({ available: money, used: money }).check(z.describe('Credits, in the charge currency.')),
  giftCards: z
    .array(z.strictObject({ id: z.string(), balance: money, used: money }))
    .check(z.describe('The account’s gift cards with a balance, in the charge currency.')),
  couponMethods: z
    .nullable(z.array(z.string()))
    .check(z.describe('The payment methods that the coupons allow; null for any.')),
  rates: z
    .record(z.string(), z.string())
    .check(z.describe('Units of the charge currency per unit of each destination currency, as decimal strings.')),
  ratesOf: date.check(z.describe('The date of `rates`, YYYY-MM-DD.')),
  secondsLeft,
  contact: z.nullable(contact),
  notes: z.string().check(z.describe('Special requests of the last payment attempt.')),
  lead: z.string().check(z.describe('The lead traveler of the last payment attempt.')),
  methods: z.array(method).check(z.describe('The payment methods in display order.')),
  method: z.nullable(z.string()).check(z.describe('The method of the last payment attempt; null before the first.')),
  pageOpen: z
    .boolean()
    .check(
      z.describe('Whether the payment page of the last attempt is still usable, so that its outcome is not final.'),
    ),
  lastFailure: z
    .nullable(z.enum(['card_declined', 'card_insufficient_funds', 'payment_failed']))
    .check(z.describe('The failure of the last payment attempt, or null.')),
});

/** Quote → hold → order → payment (threat model §4.1). The client sends references and keys, never a price. */
export const checkoutEndpoints = {
  /** Opens `/platform/pay/`: prices the cart, takes the hold, places the order; a live checkout of the same cart is given again. */
  openCheckout: defineEndpoint({
    method: 'POST',
    path: '/v1/ordersrv/checkout/open',
    summary: 'Quotes the cart, holds its inventory for 15 minutes and creates the order.',
    auth: 'account',
    limits: { connections: 'checkout' },
    idempotent: true,
    sendsEmpty: true,
    closedToLimited: true,
    input: openInput,
    output: checkout,
  }),
  checkout: defineEndpoint({
    method: 'GET',
    path: '/v1/ordersrv/checkout/:reference(key)',
    summary: 'Returns a checkout in progress with the time left on its hold.',
    example: { reference: 'K7QX2M9DPA' },
    auth: 'owner',
    limits: { connections: 'checkout' },
    input: z.object({ reference }),
    output: checkout,
  }),
  pay: defineEndpoint({
    method: 'POST',
    path: '/v1/ordersrv/checkout/:reference(key)/pay',
    summary: 'Starts the payment after comparing the quote and returns the URL of the payment page.',
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
    input: payInput,
    output: z.strictObject({ redirectUrl: z.string().check(z.describe('The URL of the provider’s payment page.')) }),
  }),
  leaveCheckout: defineEndpoint({
    method: 'POST',
    path: '/v1/ordersrv/checkout/:reference(key)/leave',
    summary: 'Releases the hold of a checkout, unless a payment is in progress.',
    example: { reference: 'K7QX2M9DPA' },
    auth: 'owner',
    limits: { connections: 'checkout' },
    input: z.strictObject({ reference }),
    output: z.strictObject({
      released: z
        .boolean()
        .check(
          z.describe('Whether the hold was released; false while a payment is in progress or when nothing is held.'),
        ),
    }),
  }),
  /** A page of it is looked at, or left: a hold that no page looks at lasts a minute more. `page` names one opening of it. */
  attendCheckout: defineEndpoint({
    method: 'POST',
    path: '/v1/ordersrv/checkout/:reference(key)/attend',
    summary: 'Reports that a checkout page is open or closed; closing shortens the hold to one minute.',
    example: { reference: 'K7QX2M9DPA', page: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', here: true },
    auth: 'owner',
    limits: { connections: 'checkout' },
    input: attendInput,
    output: z.strictObject({ secondsLeft }),
  }),
} as const;

export type OpenInput = InputOf<typeof checkoutEndpoints.openCheckout>;
export type PayInput = InputOf<typeof checkoutEndpoints.pay>;
export type ContactInput = PayInput['contact'];

export type CheckoutAnswer = OutputOf<typeof checkoutEndpoints.checkout>;
export type CheckoutLine = CheckoutAnswer['lines'][number];
export type PriceLineView = CheckoutAnswer['prices'][number];
export type CouponNoticeView = CheckoutAnswer['coupons'][number];
