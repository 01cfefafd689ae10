import * as z from 'zod/mini';

import { serviceDetail } from '#src/contract/shared/verticals/verticals-answers.schema.ts';
import { count, date, id, instant, money, named, text, time } from '#src/contract/wire.schema.ts';
import { cartFaults } from '#src/domain/cart/cart.ts';

/** Per cent, which a fee that is kept of each ticket may leave with decimals. */
export const share = z.number().check(z.minimum(0), z.maximum(100));

/** What a line holds wherever it stands. */
export const lineShape = {
  itemId: z.string(),
  productId: count,
  slug: z.string(),
  title: text,
  optionId: z.string(),
  optionTitle: text,
  destination: text,
  supplier: z.string(),
  picture: z.string(),
  slotId: z.string(),
  localDate: date,
  localStart: time,
  localEnd: time,
  allDay: z.boolean(),
  timeZone: z.string(),
  startsAt: instant,
  units: z.array(z.strictObject({ unitId: z.string(), title: text, quantity: count, each: money, amount: money })),
  amount: money,
  pack: z.nullable(
    z.array(z.strictObject({ productId: id, slug: z.string(), title: text, optionTitle: text, tickets: count })),
  ),
  paidBy: z.nullable(z.string()),
  gift: z.nullable(
    z.strictObject({
      recipient: z.string(),
      email: z.string(),
      sender: z.string(),
      message: z.string(),
      sendAt: z.nullable(instant),
    }),
  ),
  service: z.nullable(
    z.strictObject({
      vertical: z.string(),
      venueId: z.nullable(id),
      question: z.record(z.string(), z.string()),
      details: z.array(serviceDetail),
    }),
  ),
  cancellation: z.array(z.strictObject({ until: instant, refundPercent: share, back: money })),
} as const;

export const line = named('Line', 'What is bought: which option, when, for whom, for how much.', lineShape);

const itemAnswer = z.strictObject({ itemId: z.string() });

export const cartAnswers = {
  cart: z.strictObject({
    lines: z.array(
      z.strictObject({
        ...lineShape,
        fault: z.nullable(z.enum(cartFaults)),
        gone: z.boolean(),
        was: z.nullable(money),
        minParty: count,
        maxParty: count,
      }),
    ),
    isPackageTravel: z.boolean(),
    total: money,
    checkout: z.nullable(z.strictObject({ reference: z.string(), secondsLeft: count })),
  }),
  addToCart: itemAnswer,
  changeCartItem: itemAnswer,
  proposeUnits: z.strictObject({ units: z.record(z.string(), count), total: money }),
  acceptPrices: z.strictObject({ accepted: count }),
  removeCartItem: z.strictObject({ removed: z.literal(true) }),
} as const;
