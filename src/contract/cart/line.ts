import * as z from 'zod/mini';

import type { Inferred } from '#src/contract/inferred.ts';
import { serviceDetail } from '#src/contract/shared/verticals/service-detail.schema.ts';
import { count, date, id, instant, money, named, text, time } from '#src/contract/wire.schema.ts';

/** Per cent, which a fee that is kept of each ticket may leave with decimals. */
export const share = z.number().check(z.minimum(0), z.maximum(100));

const unit = z.strictObject({ unitId: z.string(), title: text, quantity: count, each: money, amount: money });

const packItem = z.strictObject({ productId: id, slug: z.string(), title: text, optionTitle: text, tickets: count });
export type PackItemView = Inferred<typeof packItem>;

const gift = z.strictObject({
  recipient: z.string(),
  email: z.string(),
  sender: z.string(),
  message: z.string(),
  sendAt: z.nullable(instant).check(z.describe('UTC; null for as soon as it is paid.')),
});
export type GiftView = Inferred<typeof gift>;

const service = z.strictObject({
  vertical: z.string(),
  venueId: z.nullable(id).check(z.describe('Null where nothing is sold at a place of its own.')),
  question: z
    .record(z.string(), z.string())
    .check(z.describe('The fields by which the pages of the vertical are asked for it.')),
  details: z.array(serviceDetail).check(z.describe('What is worth knowing of it.')),
});
export type ServiceView = Inferred<typeof service>;

/** Until when so much of the line comes back. */
const step = z.strictObject({
  until: instant,
  refundPercent: share.check(z.describe('With up to six decimals, where a fee is kept of each ticket.')),
  back: money,
});
export type LineStepView = Inferred<typeof step>;

/** What a line holds wherever it stands: in the cart, the checkout and the order. */
export const lineShape = {
  itemId: z.string(),
  productId: count.check(z.describe('0 for a gift card.')),
  slug: z.string(),
  title: text,
  optionId: z.string(),
  optionTitle: text,
  destination: text,
  supplier: z
    .string()
    .check(
      z.describe(
        'Who runs it, with whom the contract is; empty for a value pack and a gift card, which are the shop’s own.',
      ),
    ),
  picture: z.string(),
  slotId: z.string(),
  localDate: date.check(z.describe('By the clock of the place; of a value pack its last day.')),
  localStart: time,
  localEnd: time,
  allDay: z.boolean(),
  timeZone: z.string(),
  startsAt: instant,
  units: z.array(unit),
  amount: money,
  pack: z
    .nullable(z.array(packItem))
    .check(z.describe('What a value pack holds, tickets for one traveler each; null for all else.')),
  paidBy: z.nullable(z.string()).check(z.describe('The reference of the pack whose tickets pay for it, or null.')),
  gift: z
    .nullable(gift)
    .check(
      z.describe('For whom a gift card is, in which words; null for all else. What is on it is the line’s amount.'),
    ),
  service: z.nullable(service).check(z.describe('What a vertical sells: a ride, a stay, a hire; null for all else.')),
  cancellation: z.array(step),
} as const;

export const line = named('Line', 'What is bought: which option, when, for whom, for how much.', lineShape);
export type LineView = Inferred<typeof line>;
