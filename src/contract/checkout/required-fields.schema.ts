import * as z from 'zod/mini';

import { named, text, time, uuid } from '#src/contract/wire.schema.ts';

const rule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), max: z.int() }),
  z.strictObject({ kind: z.literal('number'), from: z.int(), to: z.int() }),
  z.strictObject({ kind: z.literal('choice'), ids: z.array(z.string()) }),
  z.strictObject({ kind: z.literal('confirm') }),
  z.strictObject({ kind: z.literal('flight') }),
  z.strictObject({ kind: z.literal('time') }),
  z.strictObject({ kind: z.literal('country') }),
  z.strictObject({ kind: z.literal('passport') }),
  z.strictObject({ kind: z.literal('expiry') }),
  z.strictObject({ kind: z.literal('birth'), from: z.int(), to: z.int() }),
]);

const field = named('AskedField', 'One thing that is asked of a traveller or of a booking.', {
  id: z.string(),
  required: z.boolean(),
  rule,
  when: z.nullable(z.strictObject({ field: z.string(), is: z.string() })),
  title: z.nullable(text),
  hint: z.nullable(text),
  choices: z.array(z.strictObject({ id: z.string(), title: z.nullable(text), time: z.nullable(time) })),
});

export const asked = named('Asked', 'What a line asks, of the booking as a whole and of each traveller.', {
  booking: z.array(field),
  travellers: z.array(z.strictObject({ unit: text, fields: z.array(field) })),
});

const given = z.record(z.string(), z.string());

export const answers = named('Answers', 'What was answered, by the ids of the fields.', {
  booking: given,
  travellers: z.array(given),
});

/** Lengths and counts alone: what an answer must be, its field's rule says in its own words. */
const answersInput = z
  .record(z.string().check(z.regex(/^[A-Za-z0-9]{1,30}$/)), z.string().check(z.maxLength(400)))
  .check(z.refine((held) => Object.keys(held).length <= 30));

export const lineAnswersInput = z.strictObject({
  itemId: uuid,
  booking: answersInput,
  travellers: z.readonly(z.array(answersInput).check(z.maxLength(99))),
});
