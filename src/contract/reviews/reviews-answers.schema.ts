import * as z from 'zod/mini';

import { authorStyles, reviewParties, reviewParts } from '#src/domain/reviews/reviewing.ts';
import { count, date, id, named, text } from '#src/contract/wire.schema.ts';

const party = z.nullable(z.enum(reviewParties));
const state = z.enum(['shown', 'held', 'hidden']);
const counts = z.record(z.string(), count);

const photo = named('ReviewPhoto', 'A photograph; it lies at /review-photos/{id}/large.jpg and small.jpg.', {
  id: z.string(),
  width: count,
  height: count,
});

export const review = named('Review', 'A review; a sample is marked and has no id.', {
  id: z.nullable(z.string()),
  score: count,
  parts: counts,
  text: z.string(),
  lang: z.string(),
  party,
  initial: z.nullable(z.string()),
  country: z.nullable(z.string()),
  visitedOn: date,
  helpful: count,
  edited: z.boolean(),
  photos: z.array(photo),
  reply: z.nullable(z.strictObject({ text: z.string(), lang: z.string(), on: date })),
  sample: z.boolean(),
});

const product = z.strictObject({ id, slug: z.string(), title: text });

const visited = named('Visited', 'A visit that may be reviewed, or was.', {
  reference: z.string(),
  orderReference: z.string(),
  product,
  picture: z.string(),
  visitedOn: date,
  review: z.nullable(
    z.strictObject({
      state,
      score: count,
      parts: counts,
      text: z.string(),
      party,
      author: z.enum(authorStyles),
      version: count,
      photos: z.array(z.string()),
    }),
  ),
});

export const reviewAnswers = {
  reviews: z.strictObject({
    product,
    rating: z.nullable(z.strictObject({ score: count, count, sample: z.boolean() })),
    distribution: z.array(count),
    languages: counts,
    parties: counts,
    withPhotos: count,
    parts: counts,
    total: count,
    reviews: z.array(review),
  }),
  ownReviews: z.strictObject({ waiting: z.array(visited), written: z.array(visited) }),
  reviewForm: z.strictObject({
    visit: visited,
    open: z.boolean(),
    parts: z.array(z.enum(reviewParts)),
    author: z.strictObject({ initial: z.nullable(z.string()), country: z.nullable(z.string()) }),
  }),
  writeReview: z.strictObject({ id: z.string(), state }),
  sendPhoto: photo,
  voteReview: z.strictObject({ helpful: count }),
  replyToReview: z.strictObject({ review: z.string() }),
  reportReview: z.strictObject({ taken: z.literal(true) }),
} as const;
