import * as z from 'zod/mini';

import type { Inferred } from '#src/contract/inferred.ts';
import { named, text, time, uuid } from '#src/contract/wire.schema.ts';

const rule = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('text'), max: z.int().check(z.describe('Characters at most.')) }),
    z.strictObject({ kind: z.literal('number'), from: z.int(), to: z.int() }),
    z.strictObject({
      kind: z.literal('choice'),
      ids: z.array(z.string()).check(z.describe('The ids of the choices.')),
    }),
    z.strictObject({ kind: z.literal('confirm') }),
    z.strictObject({ kind: z.literal('flight').check(z.describe('A flight number as on tickets: “JL123”.')) }),
    z.strictObject({ kind: z.literal('time').check(z.describe('HH:MM, local time of the place.')) }),
    z.strictObject({ kind: z.literal('country').check(z.describe('ISO 3166-1 alpha-2.')) }),
    z.strictObject({ kind: z.literal('passport').check(z.describe('A passport number.')) }),
    z.strictObject({ kind: z.literal('expiry').check(z.describe('When a passport expires, YYYY-MM-DD.')) }),
    z.strictObject({
      kind: z.literal('birth').check(z.describe('A date of birth, YYYY-MM-DD.')),
      from: z.int().check(z.describe('Years of age on the day of the visit.')),
      to: z.int().check(z.describe('Years of age on the day of the visit.')),
    }),
  ])
  .check(z.describe('What an answer must be.'));

const field = named('AskedField', 'A field that a booking or a traveler must or can fill in.', {
  id: z.string(),
  required: z.boolean(),
  rule,
  when: z
    .nullable(z.strictObject({ field: z.string(), is: z.string() }))
    .check(z.describe('Needed only when another field of the same part has this answer; null for always.')),
  title: z.nullable(text).check(z.describe('Null for standard fields, such as names and passports: see `id`.')),
  hint: z.nullable(text),
  choices: z
    .array(
      z.strictObject({
        id: z.string(),
        title: z.nullable(text),
        time: z.nullable(time).check(z.describe('Of a pickup: its local time, HH:MM.')),
      }),
    )
    .check(z.describe('The choices of a rule `choice`; otherwise empty.')),
});

/** In the visitor's language as far as there are translations. */
export const asked = named('Asked', 'What a line needs to know of the booking as a whole and of each traveler.', {
  booking: z.array(field),
  travellers: z
    .array(z.strictObject({ unit: text.check(z.describe('The ticket type.')), fields: z.array(field) }))
    .check(z.describe('One for each ticket, in the order in which answers are given.')),
});

const given = z.record(z.string(), z.string());

export const answers = named('Answers', 'Answers by the ids of their fields, all of them texts.', {
  booking: given,
  travellers: z.array(given),
});

/** Lengths and counts only: the rule of each field has its own message. */
const answersInput = z
  .record(z.string().check(z.regex(/^[A-Za-z0-9]{1,30}$/)), z.string().check(z.maxLength(400)))
  .check(
    z.refine((held) => Object.keys(held).length <= 30),
    z.describe('Answers by the ids of their fields, 30 at most.'),
  );

export const lineAnswersInput = z.strictObject({
  itemId: uuid.check(z.describe('The line of the checkout.')),
  booking: answersInput,
  travellers: z
    .readonly(z.array(answersInput).check(z.maxLength(99)))
    .check(z.describe('One for each ticket, in the order of the fields.')),
});

export type AskedView = Inferred<typeof asked>;
export type RequiredFieldView = Inferred<typeof field>;
export type AnswersView = Inferred<typeof answers>;
