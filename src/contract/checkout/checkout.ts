import * as z from 'zod/mini';

import type { InputOf, OutputOf } from '#src/contract/call.ts';
import { lineShape } from '#src/contract/cart/line.ts';
import { answers, asked, lineAnswersInput } from '#src/contract/checkout/required-fields.ts';
import { tax } from '#src/contract/checkout/tax.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import { count, date, money, named, text, uuid } from '#src/contract/wire.schema.ts';
import { priceStages } from '#src/domain/checkout/price-line.ts';

const reference = z.string().check(z.regex(/^[A-Z0-9]{10}$/), z.describe('The order: ten letters and digits.'));
/** Lengths only: the rules of names, addresses and numbers have their own messages (spec §5). */
const shortText = z.string().check(z.maxLength(300));

/** What lowers the price or pays a part of it; a field that is absent stays as the live checkout has it. */
const openInput = z.strictObject({
  couponCodes: z.optional(
    z
      .readonly(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(5)))
      .check(z.describe('Coupon codes as typed; none removes the typed ones, absent leaves them unchanged.')),
  ),
  useCredits: z.optional(
    z.boolean().check(z.describe('Whether credits pay what they can; absent leaves it unchanged.')),
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
        'The hash of the quote that the traveler saw: the server compares it and takes no price from callers.',
      ),
    ),
  contact: z
    .strictObject({
      name: shortText,
      email: shortText,
      phone: shortText.check(z.describe('With the country calling code.')),
    })
    .check(z.describe('The contact of the order.')),
  method: z.optional(
    z.string().check(z.regex(/^[a-z0-9_]{2,30}$/), z.describe('The id of one of `methods`; absent for a card.')),
  ),
  notes: z.optional(z.string().check(z.maxLength(1000), z.describe('Special requests.'))),
  lead: z.optional(shortText.check(z.describe('Who leads the trip, when someone else books it.'))),
  answers: z.optional(
    z
      .readonly(z.array(lineAnswersInput).check(z.maxLength(50)))
      .check(z.describe('The answers of each line; lines that need none can be left out.')),
  ),
});

const attendInput = z.strictObject({
  reference,
  page: uuid.check(z.describe('Names one opening of the page.')),
  here: z.boolean().check(z.describe('Whether the page is visible.')),
});

export const contact = named('Contact', 'The contact of a booking; visible to its owner only.', {
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
        'A card is typed on the payment page, a wallet is approved in its app, a bank payment at the bank: its outcome may come after the traveler is back.',
      ),
    ),
  name: z.nullable(z.string()).check(z.describe('A brand; null for the card.')),
});

const price = named('PriceLine', 'A coded line of a price; its stages come in a fixed order.', {
  stage: z.enum(priceStages),
  code: z
    .string()
    .check(
      z.describe(
        'What the line is for: `unit`, a value pack’s number or the reference of the one that pays, a rule’s name, the id of a deal or coupon, `credits`, `gift_card`, or a tax’s name.',
      ),
    ),
  itemId: z.nullable(z.string()).check(z.describe('The line of the cart; null for the whole order.')),
  unitId: z.nullable(z.string()).check(z.describe('Its ticket type; null for all.')),
  quantity: count,
  each: z.nullable(money).check(z.describe('Of one ticket.')),
  amount: money.check(
    z.describe('What it adds: negative for coupons, credits and gift cards; a `tax` is included in the others.'),
  ),
  title: z.nullable(text).check(z.describe('The name of a deal or coupon.')),
});

const coupon = named('CouponNotice', 'The result of a coupon at a checkout: typed, saved or automatic.', {
  id: z.nullable(z.string()),
  title: z.nullable(text),
  code: z.nullable(z.string()).check(z.describe('As typed; null when it was not.')),
  discount: money,
  refusal: z
    .nullable(z.strictObject({ code: z.string(), facts: z.record(z.string(), z.union([z.string(), z.number()])) }))
    .check(z.describe('Why it is not used; null when it is.')),
});

const secondsLeft = count.check(z.describe('How long the places are held, by the database’s clock; 0 when expired.'));

const checkout = named('Checkout', 'An order whose places are held while it is paid.', {
  reference: z.string(),
  quoteHash: z.string(),
  lines: z.array(
    z.strictObject({
      ...lineShape,
      asked,
      answers: z.nullable(answers).check(z.describe('As sent with the last attempt to pay; null before the first.')),
      was: z.nullable(money).check(z.describe('The last price that was seen, where it was different; else null.')),
    }),
  ),
  isPackageTravel: z
    .boolean()
    .check(z.describe('The lines may form a package of travel services, of which travelers must be informed.')),
  total: money.check(z.describe('The price of the order: `prices` up to the stage `coupon`.')),
  due: money.check(z.describe('What is paid now by the chosen method: `prices` up to the stage `gift_card`.')),
  prices: z.array(price),
  taxes: z.array(tax).check(z.describe('The taxes in `total`, by country and rate.')),
  coupons: z.array(coupon),
  credits: z
    .strictObject({ available: money, used: money })
    .check(z.describe('Credits in the currency of the charge.')),
  giftCards: z
    .array(z.strictObject({ id: z.string(), balance: money, used: money }))
    .check(z.describe('The account’s gift cards in the currency of the charge that have a balance.')),
  couponMethods: z
    .nullable(z.array(z.string()))
    .check(z.describe('The payment methods that the coupons allow; null for any.')),
  rates: z
    .record(z.string(), z.string())
    .check(z.describe('Units of the charge currency for one unit of each destination’s currency, as decimal strings.')),
  ratesOf: date.check(z.describe('The date of `rates`, YYYY-MM-DD.')),
  secondsLeft,
  contact: z.nullable(contact),
  notes: z.string().check(z.describe('As sent with the last attempt to pay.')),
  lead: z.string().check(z.describe('As sent with the last attempt to pay.')),
  methods: z.array(method).check(z.describe('In the order in which they are shown.')),
  method: z.nullable(z.string()).check(z.describe('The method of the last attempt to pay; null before the first.')),
  pageOpen: z
    .boolean()
    .check(z.describe('The payment page of the last attempt can still be used, so its outcome is not final.')),
  lastFailure: z
    .nullable(z.enum(['card_declined', 'card_insufficient_funds', 'payment_failed']))
    .check(z.describe('The outcome of the last attempt to pay, or null.')),
});

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
    input: openInput,
    output: checkout,
  }),
  checkout: defineEndpoint({
    method: 'GET',
    path: '/v1/ordersrv/checkout/:reference(key)',
    summary: 'A checkout in progress with the time that is left.',
    example: { reference: 'K7QX2M9DPA' },
    auth: 'owner',
    limits: { connections: 'checkout' },
    input: z.object({ reference }),
    output: checkout,
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
    input: payInput,
    output: z.strictObject({ redirectUrl: z.string().check(z.describe('The provider’s payment page.')) }),
  }),
  leaveCheckout: defineEndpoint({
    method: 'POST',
    path: '/v1/ordersrv/checkout/:reference(key)/leave',
    summary: 'Gives the places back.',
    example: { reference: 'K7QX2M9DPA' },
    auth: 'owner',
    limits: { connections: 'checkout' },
    input: z.strictObject({ reference }),
    output: z.strictObject({
      released: z.boolean().check(z.describe('False while a payment is in progress, or when nothing is held.')),
    }),
  }),
  /** A page of it is looked at, or left: a hold that no page looks at lasts a minute more. `page` names one opening of it. */
  attendCheckout: defineEndpoint({
    method: 'POST',
    path: '/v1/ordersrv/checkout/:reference(key)/attend',
    summary: 'Says that a page of it is looked at, or left: then its places are held for a minute more.',
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
