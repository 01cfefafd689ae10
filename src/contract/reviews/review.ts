import * as z from 'zod/mini';

import { count, date, named } from '#src/contract/wire.schema.ts';
import { reviewParties } from '#src/domain/reviews/reviewing.ts';

export const party = z.nullable(z.enum(reviewParties)).check(z.describe('The kind of party of the visitor.'));

/** Scores of its parts. */
export const partScores = z
  .record(z.string(), count)
  .check(z.describe('Scores of aspects such as `guide`, from 20 to 100.'));

export const photo = named('ReviewPhoto', 'A photo, available at /review-photos/{id}/large.jpg and small.jpg.', {
  id: z.string(),
  width: count.check(z.describe('Width in pixels.')),
  height: count.check(z.describe('Height in pixels.')),
});

export const review = named('Review', 'A review of an activity; sample reviews are marked and have no id.', {
  id: z.nullable(z.string()).check(z.describe('The id of the review; null for a sample review.')),
  score: count.check(z.describe('The score: 20, 40, 60, 80 or 100.')),
  parts: partScores,
  text: z.string(),
  lang: z.string().check(z.describe('Language tag (BCP 47), reduced to the primary subtag when no more is known.')),
  party,
  initial: z
    .nullable(z.string())
    .check(z.describe('The first letter of the author’s name, if published; otherwise null.')),
  country: z
    .nullable(z.string())
    .check(z.describe('Country of the author (ISO 3166-1 alpha-2), if published; otherwise null.')),
  visitedOn: date.check(z.describe('The local date of the visit, YYYY-MM-DD.')),
  helpful: count.check(z.describe('The number of visitors who found the review helpful.')),
  edited: z.boolean(),
  photos: z.array(photo),
  reply: z
    .nullable(z.strictObject({ text: z.string(), lang: z.string(), on: date }))
    .check(z.describe('The reply of the shop, or null.')),
  sample: z.boolean(),
});
