// Written by `npx meander generate contract` from reviews.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { reviewEndpoints } from '#src/contract/reviews/reviews.ts';

type Endpoints = typeof reviewEndpoints;

export const reviewCalls = {
  reviews: call<Endpoints['reviews']>('GET', '/v1/reviewsrv/products/:id/reviews'),
  ownReviews: call<Endpoints['ownReviews']>('GET', '/v1/reviewsrv/mine'),
  reviewForm: call<Endpoints['reviewForm']>('GET', '/v1/reviewsrv/bookings/:reference(key)/review'),
  writeReview: call<Endpoints['writeReview']>('POST', '/v1/reviewsrv/bookings/:reference(key)/write'),
  sendPhoto: call<Endpoints['sendPhoto']>('POST', '/v1/reviewsrv/bookings/:reference(key)/photos', {
    timeoutMs: 60_000,
  }),
  voteReview: call<Endpoints['voteReview']>('POST', '/v1/reviewsrv/vote'),
  translateReview: call<Endpoints['translateReview']>('POST', '/v1/reviewsrv/translate', { timeoutMs: 15_000 }),
  replyToReview: call<Endpoints['replyToReview']>('POST', '/v1/reviewsrv/desk/reply'),
  reportReview: call<Endpoints['reportReview']>('POST', '/v1/reviewsrv/report'),
} as const;
