import * as z from 'zod/mini';

import { uploadBytes } from '#src/contract/call.ts';
import { blankable, uuid } from '#src/contract/wire.schema.ts';
import { authorStyles, reportReasons, reviewLimits, reviewParties } from '#src/domain/reviews/reviewing.ts';

const reference = z.string().check(z.regex(/^[A-Z0-9]{10}$/));
/** A damaged link is treated like a wrong one: it opens nothing and says nothing else. */
const key = z.optional(z.string().check(z.maxLength(100)));
/** One of 20, 40, 60, 80 and 100 (spec §9). */
const score = z.int().check(z.minimum(20), z.maximum(100), z.multipleOf(20));
/** In a query. */
const scoreText = z.pipe(
  z.enum(['20', '40', '60', '80', '100']),
  z.transform((text) => Number(text)),
);
const number = (most: number) =>
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,9}$/)), z.pipe(z.transform(Number), z.int().check(z.maximum(most))));
const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
);

export const reviewSchemas = {
  nothing: z.object({}),
  reviews: z.object({
    id: number(2_147_483_647),
    score: z.optional(scoreText),
    lang: z.optional(z.string().check(z.regex(/^[a-z]{2,3}$/))),
    photos: z.optional(flag),
    party: z.optional(z.enum(reviewParties)),
    sort: z.optional(z.enum(['helpful', 'newest'])),
    page: z.optional(number(1000)),
  }),
  reviewForm: z.object({ reference, key }),
  writeReview: z.strictObject({
    reference,
    key,
    score,
    parts: z.strictObject({
      value: z.optional(score),
      organisation: z.optional(score),
      guide: z.optional(score),
      food: z.optional(score),
      transport: z.optional(score),
    }),
    // What is too long is said in the visitor's words (`checkReview`); this only keeps books out.
    text: blankable(4 * reviewLimits.text),
    party: z.optional(z.nullable(z.enum(reviewParties))),
    author: z.enum(authorStyles),
    photos: z.optional(z.array(uuid).check(z.maxLength(reviewLimits.photos))),
  }),
  sendPhoto: z.strictObject({
    reference,
    key,
    picture: z
      .string()
      .check(z.minLength(1), z.maxLength(Math.ceil(uploadBytes / 3) * 4), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  }),
  voteReview: z.strictObject({ reviewId: uuid, helpful: z.boolean() }),
  replyToReview: z.strictObject({
    token: z.string().check(z.minLength(1), z.maxLength(100)),
    reviewId: uuid,
    text: z.string().check(z.maxLength(4 * reviewLimits.reply)),
  }),
  reportReview: z.strictObject({ reviewId: uuid, reason: z.enum(reportReasons) }),
} as const;
