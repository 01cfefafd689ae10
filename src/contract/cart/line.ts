import * as z from 'zod/mini';

import type { Inferred } from '#src/contract/inferred.ts';
import { serviceDetail } from '#src/contract/shared/verticals/service-detail.schema.ts';
import { count, date, id, instant, money, named, text, time } from '#src/contract/wire.schema.ts';

/** Percent, which a retained fee for each ticket may leave with decimals. */
export const share = z.number().check(z.minimum(0), z.maximum(100));

const unit = z.strictObject({ unitId: z.string(), title: text, quantity: count, each: money, amount: money });

const packItem = z.strictObject({ productId: id, slug: z.string(), title: text, optionTitle: text, tickets: count });
export type PackItemView = Inferred<typeof packItem>;

const gift = z.strictObject({
  recipient: z.string(),
  email: z.string(),
  sender: z.string(),
  message: z.string(),
  sendAt: z
    .nullable(instant)
    .check(z.describe('The time at which the card is sent (UTC); null to send it as soon as it is paid.')),
});
export type GiftView = Inferred<typeof gift>;

const service = z.strictObject({
  vertical: z.string(),
  venueId: z.nullable(id).check(z.describe('The id of the venue; null when the service is not sold at a venue.')),
  question: z.record(z.string(), z.string()).check(z.describe('The search parameters of the vertical, by name.')),
  details: z.array(serviceDetail).check(z.describe('Details of the service to display.')),
});
export type ServiceView = Inferred<typeof service>;

/** Until when so much of the line is refunded. */
const step = z.strictObject({
  until: instant,
  refundPercent: share.check(
    z.describe('Percent of the amount, with up to six decimals when a fee is deducted per ticket.'),
  ),
  back: money,
});
export type LineStepView = Inferred<typeof step>;

/** What a line holds wherever it appears: in the cart, the checkout and the order. */
export const lineShape = {
  itemId: z.string(),
  productId: count.check(z.describe('The id of the activity; 0 for a gift card.')),
  slug: z.string(),
  title: text,
  optionId: z.string(),
  optionTitle: text,
  destination: text,
  supplier: z
    .string()
    .check(
      z.describe('The supplier and contract party; empty for value packs and gift cards, which the shop sells itself.'),
    ),
  picture: z.string(),
  slotId: z.string(),
  localDate: date.check(z.describe('The local date of the visit; for a value pack the last day of validity.')),
  localStart: time,
  localEnd: time,
  allDay: z.boolean(),
  timeZone: z.string(),
  startsAt: instant,
  units: z.array(unit),
  amount: money,
  pack: z
    .nullable(z.array(packItem))
    .check(z.describe('The contents of a value pack, with tickets per traveler; null for other lines.')),
  paidBy: z.nullable(z.string()).check(z.describe('The reference of the value pack that pays for the line, or null.')),
  gift: z
    .nullable(gift)
    .check(z.describe('Recipient, sender and message of a gift card, whose value is `amount`; null for other lines.')),
  service: z
    .nullable(service)
    .check(z.describe('The service sold by a vertical, such as a ride, a stay or a rental; null for other lines.')),
  cancellation: z.array(step),
} as const;

export const line = named('Line', 'A line of a cart or an order: option, date, tickets and price.', lineShape);
export type LineView = Inferred<typeof line>;
