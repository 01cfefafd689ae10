import * as z from 'zod/mini';

import type { Inferred } from '#src/contract/inferred.ts';
import { named, text, time, uuid } from '#src/contract/wire.schema.ts';

const rule = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('text'), max: z.int().check(z.describe('The maximum number of characters.')) }),
    z.strictObject({ kind: z.literal('number'), from: z.int(), to: z.int() }),
    z.strictObject({
      kind: z.literal('choice'),
      ids: z.array(z.string()).check(z.describe('The ids of the choices.')),
    }),
    z.strictObject({ kind: z.literal('confirm') }),
    z.strictObject({ kind: z.literal('flight').check(z.describe('A flight number as printed on tickets: “JL123”.')) }),
    z.strictObject({ kind: z.literal('time').check(z.describe('A local time at the place, HH:MM.')) }),
    z.strictObject({
      kind: z.literal('latinName').check(z.describe('A family or given name as in the passport, in Latin letters.')),
    }),
    z.strictObject({ kind: z.literal('country').check(z.describe('A country code (ISO 3166-1 alpha-2).')) }),
    z.strictObject({ kind: z.literal('passport').check(z.describe('A passport number.')) }),
    z.strictObject({ kind: z.literal('expiry').check(z.describe('The expiry date of a passport, YYYY-MM-DD.')) }),
    z.strictObject({
      kind: z.literal('birth').check(z.describe('A date of birth, YYYY-MM-DD.')),
      from: z.int().check(z.describe('The minimum age in years on the day of the visit.')),
      to: z.int().check(z.describe('The maximum age in years on the day of the visit.')),
    }),
  ])
  .check(z.describe('The validation rule of an answer.'));

const field = named('AskedField', 'A required or optional field of a booking or a traveler.', {
  id: z.string(),
  required: z.boolean(),
  rule,
  when: z
    .nullable(z.strictObject({ field: z.string(), is: z.string() }))
    .check(
      z.describe(
        'The answer to another field of the same part that makes this field required, empty for none; null for always.',
      ),
    ),
  title: z
    .nullable(text)
    .check(z.describe('The label; null for standard fields, such as names and passports, which `id` identifies.')),
  hint: z.nullable(text),
  choices: z
    .array(
      z.strictObject({
        id: z.string(),
        title: z.nullable(text),
        time: z.nullable(time).check(z.describe('The local pickup time, HH:MM.')),
      }),
    )
    .check(z.describe('The choices of a `choice` rule; empty for other rules.')),
});

/** In the visitor's language as far as there are translations. */
export const requiredFields = named('Asked', 'The required fields of a line, for the booking and for each traveler.', {
  booking: z.array(field),
  travellers: z
    .array(z.strictObject({ unit: text.check(z.describe('The ticket type.')), fields: z.array(field) }))
    .check(z.describe('The fields of each ticket, in the order of the answers.')),
});

const given = z.record(z.string(), z.string());

export const answers = named('Answers', 'Answers by field id, all as strings.', {
  booking: given,
  travellers: z.array(given),
});

/** Lengths and counts only: the rule of each field has its own message. */
const answersInput = z
  .record(z.string().check(z.regex(/^[A-Za-z0-9]{1,30}$/)), z.string().check(z.maxLength(400)))
  .check(
    z.refine((held) => Object.keys(held).length <= 30),
    z.describe('Answers by field id, at most 30.'),
  );

export const lineAnswersInput = z.strictObject({
  itemId: uuid.check(z.describe('The id of the checkout line.')),
  booking: answersInput,
  travellers: z
    .readonly(z.array(answersInput).check(z.maxLength(99)))
    .check(z.describe('The answers of each ticket, in the order of the fields.')),
});

export type RequiredFieldsView = Inferred<typeof requiredFields>;
export type RequiredFieldView = Inferred<typeof field>;
export type AnswersView = Inferred<typeof answers>;
