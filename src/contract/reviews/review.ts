import * as z from 'zod/mini';

import { count, date, named } from '#src/contract/wire.schema.ts';
import { reviewParties } from '#src/domain/reviews/reviewing.ts';

export const party = z.nullable(z.enum(reviewParties)).check(z.describe('The kind of party of the visitor.'));

/** Scores of its parts. */
export const partScores = z.record(z.string(), count).check(z.describe('Scores of parts such as `guide`, 20 to 100.'));

export const photo = named('ReviewPhoto', 'A photograph; it lies at /review-photos/{id}/large.jpg and small.jpg.', {
  id: z.string(),
  width: count.check(z.describe('In pixels.')),
  height: count.check(z.describe('In pixels.')),
});

export const review = named('Review', 'A review; a sample is marked and has no id.', {
  id: z.nullable(z.string()).check(z.describe('Null for a sample, which no visitor wrote.')),
  score: count.check(z.describe('20, 40, 60, 80 or 100.')),
  parts: partScores,
  text: z.string(),
  lang: z.string().check(z.describe('BCP 47; the primary subtag alone where no more is known.')),
  party,
  initial: z.nullable(z.string()).check(z.describe('The first letter of the author’s name, where it is published.')),
  country: z.nullable(z.string()).check(z.describe('Of the author, ISO 3166-1 alpha-2, where it is published.')),
  visitedOn: date.check(z.describe('The day of the visit, a local date of the place.')),
  helpful: count.check(z.describe('How many visitors found it helpful.')),
  edited: z.boolean(),
  photos: z.array(photo),
  reply: z
    .nullable(z.strictObject({ text: z.string(), lang: z.string(), on: date }))
    .check(z.describe('The reply of the shop, or null.')),
  sample: z.boolean(),
});
