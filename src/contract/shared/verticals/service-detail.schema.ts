import * as z from 'zod/mini';

import { date, money, named, text, time } from '#src/contract/wire.schema.ts';

const point = z.strictObject({
  place: text,
  date,
  time,
  offset: z.string().check(z.regex(/^[+-]\d{2}:\d{2}$/), z.describe('The UTC offset at that time.')),
});

const span = named('ServiceSpan', 'A time span with start and end place, in local time.', {
  kind: z.literal('span'),
  as: z.enum(['ride', 'stay', 'hire']),
  from: point,
  to: point,
  label: z.nullable(text).check(z.describe('A label such as the train line; null when there is none.')),
  seats: z.array(z.string()).check(z.describe('The names of reserved seats; empty when there are none.')),
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
  amount: money.check(z.describe('The amount to be paid at the property, in its currency; not part of the price.')),
};
export const due = z.strictObject(dueShape);

/** A detail of what a vertical sells. */
export const serviceDetail = z.union([span, fact, z.strictObject({ kind: z.literal('due'), ...dueShape })]);
