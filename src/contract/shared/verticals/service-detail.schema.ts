import * as z from 'zod/mini';

import { date, money, named, text, time } from '#src/contract/wire.schema.ts';

const point = z.strictObject({
  place: text,
  date,
  time,
  offset: z.string().check(z.regex(/^[+-]\d{2}:\d{2}$/), z.describe('From UTC, at that moment.')),
});

const span = named('ServiceSpan', 'From one moment and place to another, in local time.', {
  kind: z.literal('span'),
  as: z.enum(['ride', 'stay', 'hire']),
  from: point,
  to: point,
  label: z.nullable(text).check(z.describe('Such as the line of a train; null where it has none.')),
  seats: z.array(z.string()).check(z.describe('The names of reserved seats; empty where none are.')),
});

const fact = z.strictObject({
  kind: z.literal('fact'),
  code: z.string(),
  count: z.nullable(z.number()),
  name: z.nullable(text),
});

/** Paid at the place, in its currency; no part of the price. */
const dueShape = {
  code: z.enum(['city_tax', 'resort_fee', 'deposit']),
  amount: money.check(z.describe('Paid at the place, in its currency; no part of the price.')),
};
export const due = z.strictObject(dueShape);

/** A detail of what a vertical sells. */
export const serviceDetail = z.union([span, fact, z.strictObject({ kind: z.literal('due'), ...dueShape })]);
