import * as z from 'zod/mini';

import { answers, asked } from '#src/contract/checkout/required-fields.schema.ts';
import { lineShape } from '#src/contract/cart/line.ts';
import { tax } from '#src/contract/checkout/tax.schema.ts';
import { count, date, money, named, text } from '#src/contract/wire.schema.ts';
import { priceStages } from '#src/domain/checkout/price-line.ts';

export const contact = named('Contact', 'Whom the booking is for; shown to its owner alone.', {
  name: z.string(),
  email: z.string(),
  phone: z.string(),
});

const method = named('PaymentMethod', 'A way to pay; its name is a brand, none for the card.', {
  id: z.string(),
  kind: z.enum(['card', 'wallet', 'bank']),
  name: z.nullable(z.string()),
});

const price = named('PriceLine', 'A coded line of a price; its stages come in a fixed order.', {
  stage: z.enum(priceStages),
  code: z.string(),
  itemId: z.nullable(z.string()),
  unitId: z.nullable(z.string()),
  quantity: count,
  each: z.nullable(money),
  amount: money,
  title: z.nullable(text),
});

const coupon = named('CouponNotice', 'What became of a coupon at a checkout.', {
  id: z.nullable(z.string()),
  title: z.nullable(text),
  code: z.nullable(z.string()),
  discount: money,
  refusal: z.nullable(
    z.strictObject({ code: z.string(), facts: z.record(z.string(), z.union([z.string(), z.number()])) }),
  ),
});

const checkout = named('Checkout', 'An order whose places are held while it is paid.', {
  reference: z.string(),
  quoteHash: z.string(),
  lines: z.array(z.strictObject({ ...lineShape, asked, answers: z.nullable(answers), was: z.nullable(money) })),
  isPackageTravel: z.boolean(),
  total: money,
  due: money,
  prices: z.array(price),
  taxes: z.array(tax),
  coupons: z.array(coupon),
  credits: z.strictObject({ available: money, used: money }),
  giftCards: z.array(z.strictObject({ id: z.string(), balance: money, used: money })),
  couponMethods: z.nullable(z.array(z.string())),
  rates: z.record(z.string(), z.string()),
  ratesOf: date,
  secondsLeft: count,
  contact: z.nullable(contact),
  notes: z.string(),
  lead: z.string(),
  methods: z.array(method),
  method: z.nullable(z.string()),
  pageOpen: z.boolean(),
  lastFailure: z.nullable(z.enum(['card_declined', 'card_insufficient_funds', 'payment_failed'])),
});

export const checkoutAnswers = {
  openCheckout: checkout,
  checkout,
  pay: z.strictObject({ redirectUrl: z.string() }),
  attendCheckout: z.strictObject({ secondsLeft: count }),
  leaveCheckout: z.strictObject({ released: z.boolean() }),
} as const;
