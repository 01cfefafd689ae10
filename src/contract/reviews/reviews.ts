import * as z from 'zod/mini';

import { uploadBytes, type InputOf, type OutputOf } from '#src/contract/call.ts';
import { defineEndpoint, uploadBodyBytes } from '#src/contract/endpoint.ts';
import { key, reference } from '#src/contract/order-key.ts';
import { partScores, party, photo, review } from '#src/contract/reviews/review.ts';
import { blankable, count, date, id, named, text, uuid } from '#src/contract/wire.schema.ts';
import {
  authorStyles,
  reportReasons,
  reviewLimits,
  reviewParties,
  reviewParts,
} from '#src/domain/reviews/reviewing.ts';

/** One of 20, 40, 60, 80 and 100 (spec §9). */
const score = z
  .int()
  .check(z.minimum(20), z.maximum(100), z.multipleOf(20), z.describe('The score: 20, 40, 60, 80 or 100.'));
/** In a query. */
const scoreText = z
  .pipe(
    z.enum(['20', '40', '60', '80', '100']),
    z.transform((given) => Number(given)),
  )
  .check(z.describe('The score; returns only reviews with it.'));
const number = (most: number) =>
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,9}$/)), z.pipe(z.transform(Number), z.int().check(z.maximum(most))));
const flag = z
  .pipe(
    z.enum(['true', 'false']),
    z.transform((given) => given === 'true'),
  )
  .check(z.describe('Whether to return only reviews with photos.'));

const reviewsInput = z.object({
  id: number(2_147_483_647).check(z.describe('The id of an activity.')),
  score: z.optional(scoreText),
  lang: z.optional(
    z
      .string()
      .check(z.regex(/^[a-z]{2,3}$/), z.describe('A primary language subtag (BCP 47); returns only reviews in it.')),
  ),
  photos: z.optional(flag),
  party: z.optional(
    z.enum(reviewParties).check(z.describe('The kind of party; returns only reviews by such parties.')),
  ),
  sort: z.optional(z.enum(['helpful', 'newest']).check(z.describe('The order of the reviews; `helpful` when absent.'))),
  page: z.optional(number(1000).check(z.describe('The page number, from 1; ten reviews per page.'))),
});

const writeReviewInput = z.strictObject({
  reference,
  key,
  score,
  parts: z
    .strictObject({
      value: z.optional(score),
      organisation: z.optional(score),
      guide: z.optional(score),
      food: z.optional(score),
      transport: z.optional(score),
    })
    .check(z.describe('Scores of aspects; aspects without a score are absent.')),
  // `checkReview` reports a text that is too long in the visitor's language; this only refuses excessive sizes.
  text: blankable(4 * reviewLimits.text).check(z.describe('Plain text; may be empty.')),
  party: z.optional(z.nullable(z.enum(reviewParties))).check(z.describe('The kind of party of the visitor.')),
  author: z.enum(authorStyles).check(z.describe('The author details to publish.')),
  photos: z
    .optional(z.array(uuid).check(z.maxLength(reviewLimits.photos)))
    .check(z.describe('Ids of photos uploaded before.')),
});

const picture = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(Math.ceil(uploadBytes / 3) * 4),
    z.regex(/^[A-Za-z0-9+/]+={0,2}$/),
    z.describe('A photo as base64, deleted after one day unless a review uses it.'),
  );

const reviewId = uuid.check(z.describe('The id of a review.'));

const voteInput = z.strictObject({
  reviewId,
  helpful: z.boolean().check(z.describe('Whether the review is helpful; false withdraws an earlier vote.')),
});

const replyInput = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(100), z.describe('The access token of a shop application.')),
  reviewId,
  text: z.string().check(z.maxLength(4 * reviewLimits.reply), z.describe('Plain text.')),
});

const state = z
  .enum(['shown', 'held', 'hidden'])
  .check(z.describe('`shown` (published), `held` (waiting for moderation) or `hidden` (not published).'));
const counts = z.record(z.string(), count);
const product = z.strictObject({ id, slug: z.string(), title: text });

const visited = named('Visited', 'A visit that can be reviewed or has a review.', {
  reference: z.string(),
  orderReference: z.string(),
  product,
  picture: z.string(),
  visitedOn: date.check(z.describe('The local date of the visit, YYYY-MM-DD.')),
  review: z
    .nullable(
      z.strictObject({
        state,
        score: count.check(z.describe('The score: 20, 40, 60, 80 or 100.')),
        parts: partScores,
        text: z.string(),
        party,
        author: z.enum(authorStyles).check(z.describe('The published author details.')),
        version: count,
        photos: z.array(z.string()).check(z.describe('Ids of the photos.')),
      }),
    )
    .check(z.describe('The review as its author sees it; null when there is none.')),
});

const reviews = z.strictObject({
  product,
  rating: z.nullable(z.strictObject({ score: count, count, sample: z.boolean() })),
  distribution: z.array(count).check(z.describe('The number of reviews with a score of 20, 40, 60, 80 and 100.')),
  languages: counts.check(z.describe('The number of reviews by primary language subtag.')),
  parties: counts.check(z.describe('The number of reviews by kind of party.')),
  withPhotos: count.check(z.describe('The number of reviews with photos.')),
  parts: counts.check(z.describe('The mean score of each aspect.')),
  total: count.check(z.describe('The number of reviews on all pages that match the filters; ten per page.')),
  reviews: z.array(review),
  translatable: z.boolean().check(z.describe('Whether reviews can be translated by a machine on request.')),
  translations: z
    .record(z.string(), z.string())
    .check(z.describe('Machine translations into the caller’s language that were requested before, by review id.')),
});

const reviewForm = z.strictObject({
  visit: visited,
  open: z.boolean().check(z.describe('Whether the visit can be reviewed: it is over, for at most one year.')),
  parts: z.array(z.enum(reviewParts)).check(z.describe('The aspects that can be scored besides the overall score.')),
  author: z
    .strictObject({ initial: z.nullable(z.string()), country: z.nullable(z.string()) })
    .check(z.describe('The author details that can be published.')),
});

/**
 * What travellers say of their visits. A review is written about a booking, by its account or by the signed link of a
 * mail (`key`); what is another's is not found.
 */
export const reviewEndpoints = {
  reviews: defineEndpoint({
    method: 'GET',
    path: '/v1/reviewsrv/products/:id/reviews',
    summary: 'Returns a page of an activity’s reviews, filtered by score, language, party and photos.',
    example: { id: '205', score: '100', lang: 'en', sort: 'newest', page: '1' },
    auth: 'everyone',
    input: reviewsInput,
    output: reviews,
  }),
  ownReviews: defineEndpoint({
    method: 'GET',
    path: '/v1/reviewsrv/mine',
    summary: 'Returns the account’s visits that can be reviewed, and those with a review.',
    auth: 'account',
    input: z.object({}),
    output: z.strictObject({ waiting: z.array(visited), written: z.array(visited) }),
  }),
  reviewForm: defineEndpoint({
    method: 'GET',
    path: '/v1/reviewsrv/bookings/:reference(key)/review',
    summary: 'Returns the review form of a visit with any existing review.',
    example: { reference: 'K7QX2M9DPA' },
    auth: 'owner',
    input: z.object({ reference, key }),
    output: reviewForm,
  }),
  writeReview: defineEndpoint({
    method: 'POST',
    path: '/v1/reviewsrv/bookings/:reference(key)/write',
    summary: 'Publishes or updates the review of a past visit.',
    example: {
      reference: 'K7QX2M9DPA',
      score: 80,
      parts: { value: 100, organisation: 80 },
      text: 'The skyline at eight is worth the queue.',
      party: 'couple',
      author: 'country',
      photos: [],
    },
    auth: 'owner',
    input: writeReviewInput,
    output: z.strictObject({ id: z.string(), state }),
  }),
  sendPhoto: defineEndpoint({
    method: 'POST',
    path: '/v1/reviewsrv/bookings/:reference(key)/photos',
    summary: 'Uploads a review photo, re-encoded without camera metadata, and returns its id and size.',
    example: {
      reference: 'K7QX2M9DPA',
      picture: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    },
    auth: 'owner',
    limits: { bodyBytes: uploadBodyBytes },
    timeoutMs: 60_000,
    input: z.strictObject({ reference, key, picture }),
    output: photo,
  }),
  voteReview: defineEndpoint({
    method: 'POST',
    path: '/v1/reviewsrv/vote',
    summary: 'Marks a review as helpful, or withdraws the vote.',
    example: { reviewId: '7c0de1aa-91b5-4f0e-8a52-6f1d3c2b9e47', helpful: true },
    auth: 'everyone',
    input: voteInput,
    output: z.strictObject({ helpful: count }),
  }),
  translateReview: defineEndpoint({
    method: 'POST',
    path: '/v1/reviewsrv/translate',
    summary: 'Translates a review into the caller’s language by machine and stores the result.',
    example: { reviewId: '7c0de1aa-91b5-4f0e-8a52-6f1d3c2b9e47' },
    auth: 'everyone',
    timeoutMs: 15_000,
    input: z.strictObject({ reviewId }),
    output: z.strictObject({
      text: z.string(),
      lang: z.string().check(z.describe('Language tag (BCP 47) of the translation.')),
    }),
  }),
  /** What the shop says below a review, for programs of the shop that show a token of theirs. */
  replyToReview: defineEndpoint({
    method: 'POST',
    path: '/v1/reviewsrv/desk/reply',
    summary: 'Publishes the shop’s reply to a review; requires the token of a shop application.',
    example: {
      token: 'rV3xq0mT8bYk2LwZc5HfNA',
      reviewId: '7c0de1aa-91b5-4f0e-8a52-6f1d3c2b9e47',
      text: 'Thank you for telling us. We have put up a second queue.',
    },
    auth: 'bearer',
    input: replyInput,
    output: z.strictObject({ review: z.string() }),
  }),
  reportReview: defineEndpoint({
    method: 'POST',
    path: '/v1/reviewsrv/report',
    summary: 'Reports a review to the operator for moderation.',
    example: { reviewId: '7c0de1aa-91b5-4f0e-8a52-6f1d3c2b9e47', reason: 'spam' },
    auth: 'everyone',
    input: z.strictObject({ reviewId, reason: z.enum(reportReasons) }),
    output: z.strictObject({ taken: z.literal(true) }),
  }),
} as const;

export type ReviewsInput = InputOf<typeof reviewEndpoints.reviews>;
export type ReviewsAnswer = OutputOf<typeof reviewEndpoints.reviews>;
export type ReviewView = ReviewsAnswer['reviews'][number];
export type ReviewFormAnswer = OutputOf<typeof reviewEndpoints.reviewForm>;
/** A visit that may be reviewed, or was. */
export type VisitedView = ReviewFormAnswer['visit'];
/** A review as its author sees it. */
export type OwnReviewView = NonNullable<VisitedView['review']>;
/** What is empty is not sent: no party is named, no photographs are shown. */
export type WriteReviewInput = InputOf<typeof reviewEndpoints.writeReview>;
