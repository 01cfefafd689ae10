import { defineEndpoint, uploadBodyBytes } from '#src/contract/endpoint.ts';
import { reviewSchemas } from '#src/contract/reviews/reviews.schema.ts';
import { reviewAnswers } from '#src/contract/reviews/reviews-answers.schema.ts';
import type { OrderKey } from '#src/contract/order-key.ts';
import type { WireText } from '#src/contract/wire.ts';
import type { AuthorStyle, ReviewPart, ReviewParty } from '#src/domain/reviews/reviewing.ts';

/**
 * What travellers say of their visits. A review is written about a booking, by its account or by the signed link of a
 * mail (`key`); what is another's is not found.
 */
export const reviewEndpoints = {
  reviews: defineEndpoint({
    method: 'GET',
    path: '/v1/reviewsrv/products/:id/reviews',
    summary: 'Reviews of an activity, ten to a page; narrowed by score, language, party and photographs.',
    example: { id: '205', score: '100', lang: 'en', sort: 'newest', page: '1' },
    auth: 'everyone',
    input: reviewSchemas.reviews,
    output: reviewAnswers.reviews,
  }),
  ownReviews: defineEndpoint({
    method: 'GET',
    path: '/v1/reviewsrv/mine',
    summary: 'The account’s visits that wait for a review, and those that have one.',
    auth: 'account',
    input: reviewSchemas.nothing,
    output: reviewAnswers.ownReviews,
  }),
  reviewForm: defineEndpoint({
    method: 'GET',
    path: '/v1/reviewsrv/bookings/:reference(key)/review',
    summary: 'What may be said of a visit, and what was said before.',
    example: { reference: 'K7QX2M9DPA' },
    auth: 'owner',
    input: reviewSchemas.reviewForm,
    output: reviewAnswers.reviewForm,
  }),
  writeReview: defineEndpoint({
    method: 'POST',
    path: '/v1/reviewsrv/bookings/:reference(key)/write',
    summary: 'Writes the review of a visit that is over, or changes it.',
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
    input: reviewSchemas.writeReview,
    output: reviewAnswers.writeReview,
  }),
  /** A photograph as base64; it is dropped unless a review names it within a day. */
  sendPhoto: defineEndpoint({
    method: 'POST',
    path: '/v1/reviewsrv/bookings/:reference(key)/photos',
    summary: 'Takes a photograph for a review; it is written again without what the camera noted.',
    example: {
      reference: 'K7QX2M9DPA',
      picture: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    },
    auth: 'owner',
    limits: { bodyBytes: uploadBodyBytes },
    timeoutMs: 60_000,
    input: reviewSchemas.sendPhoto,
    output: reviewAnswers.sendPhoto,
  }),
  voteReview: defineEndpoint({
    method: 'POST',
    path: '/v1/reviewsrv/vote',
    summary: 'Says that a review helped, or takes it back.',
    example: { reviewId: '7c0de1aa-91b5-4f0e-8a52-6f1d3c2b9e47', helpful: true },
    auth: 'everyone',
    input: reviewSchemas.voteReview,
    output: reviewAnswers.voteReview,
  }),
  /** What the shop says below a review, for programs of the shop that show a token of theirs. */
  replyToReview: defineEndpoint({
    method: 'POST',
    path: '/v1/reviewsrv/desk/reply',
    summary: 'Publishes what the shop says below a review, for a program of the shop.',
    example: {
      token: 'rV3xq0mT8bYk2LwZc5HfNA',
      reviewId: '7c0de1aa-91b5-4f0e-8a52-6f1d3c2b9e47',
      text: 'Thank you for telling us. We have put up a second queue.',
    },
    auth: 'bearer',
    input: reviewSchemas.replyToReview,
    output: reviewAnswers.replyToReview,
  }),
  reportReview: defineEndpoint({
    method: 'POST',
    path: '/v1/reviewsrv/report',
    summary: 'Tells the operator that a review should perhaps not stand.',
    example: { reviewId: '7c0de1aa-91b5-4f0e-8a52-6f1d3c2b9e47', reason: 'spam' },
    auth: 'everyone',
    input: reviewSchemas.reportReview,
    output: reviewAnswers.reportReview,
  }),
} as const;

/** `page` counts from 1; what is left out narrows nothing. */
export type ReviewsInput = {
  readonly id: number;
  readonly score?: number;
  readonly lang?: string;
  readonly photos?: boolean;
  readonly party?: ReviewParty;
  readonly sort?: 'helpful' | 'newest';
  readonly page?: number;
};

export type ReviewState = 'shown' | 'held' | 'hidden';

export type PhotoView = { readonly id: string; readonly width: number; readonly height: number };

export type ReviewView = {
  /** Null for a sample, which nobody wrote (RU-32). */
  readonly id: string | null;
  readonly score: number;
  /** Scores of its parts. */
  readonly parts: Readonly<Record<string, number>>;
  readonly text: string;
  /** BCP 47 tag of the language it is in; the primary subtag alone where no more is known. */
  readonly lang: string;
  readonly party: ReviewParty | null;
  /** The first letter of the author's name, where published. */
  readonly initial: string | null;
  /** The author's country, ISO 3166-1 alpha-2, where published. */
  readonly country: string | null;
  /** The day of the visit, at the place. */
  readonly visitedOn: string;
  readonly helpful: number;
  readonly edited: boolean;
  readonly photos: readonly PhotoView[];
  readonly reply: { readonly text: string; readonly lang: string; readonly on: string } | null;
  readonly sample: boolean;
};

export type ReviewsAnswer = {
  readonly product: { readonly id: number; readonly slug: string; readonly title: WireText };
  readonly rating: { readonly score: number; readonly count: number; readonly sample: boolean } | null;
  /** How many reviews gave 20, 40, 60, 80 and 100. */
  readonly distribution: readonly number[];
  /** How many there are in each language (primary subtag), by each kind of party, with photographs; and the mean of each part. */
  readonly languages: Readonly<Record<string, number>>;
  readonly parties: Readonly<Record<string, number>>;
  readonly withPhotos: number;
  readonly parts: Readonly<Record<string, number>>;
  /** How many the filter leaves, ten to a page. */
  readonly total: number;
  readonly reviews: readonly ReviewView[];
};

/** A visit that may be reviewed, or was. */
export type VisitedView = {
  readonly reference: string;
  readonly orderReference: string;
  readonly product: { readonly id: number; readonly slug: string; readonly title: WireText };
  readonly picture: string;
  readonly visitedOn: string;
  readonly review: OwnReviewView | null;
};

/** A review as its writer sees it. */
export type OwnReviewView = {
  readonly state: ReviewState;
  readonly score: number;
  readonly parts: Readonly<Record<string, number>>;
  readonly text: string;
  readonly party: ReviewParty | null;
  readonly author: AuthorStyle;
  readonly version: number;
  readonly photos: readonly string[];
};

export type ReviewFormAnswer = {
  readonly visit: VisitedView;
  /** False until the visit is over, and a year after it. */
  readonly open: boolean;
  readonly parts: readonly ReviewPart[];
  readonly author: { readonly initial: string | null; readonly country: string | null };
};

/** What is empty is not sent: no party is named, no photographs are shown. */
export type WriteReviewInput = OrderKey & {
  readonly score: number;
  readonly parts: Readonly<{ [Part in ReviewPart]?: number | undefined }>;
  readonly text: string;
  readonly party?: ReviewParty | null;
  readonly author: AuthorStyle;
  readonly photos?: string[];
};
