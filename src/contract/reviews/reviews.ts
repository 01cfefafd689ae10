import type { OrderKey } from '#src/contract/order-key.ts';
import { get, post, upload } from '#src/contract/endpoint.ts';
import type { WireText } from '#src/contract/wire.ts';
import type { AuthorStyle, ReportReason, ReviewPart, ReviewParty } from '#src/domain/reviews/reviewing.ts';

/**
 * What travellers say of their visits. A review is written about a booking, by its account or by the signed link of a
 * mail (`key`); what is another's is not found.
 */
export const reviewEndpoints = {
  reviews: get<ReviewsInput, ReviewsAnswer>('/v1/reviewsrv/products/:id/reviews'),
  ownReviews: get<Record<never, never>, OwnReviewsAnswer>('/v1/reviewsrv/mine'),
  reviewForm: get<OrderKey, ReviewFormAnswer>('/v1/reviewsrv/bookings/:reference(key)/review'),
  writeReview: post<WriteReviewInput, { id: string; state: ReviewState }>(
    '/v1/reviewsrv/bookings/:reference(key)/write',
  ),
  /** A photograph as base64; it is dropped unless a review names it within a day. */
  sendPhoto: upload<OrderKey & { picture: string }, PhotoView>('/v1/reviewsrv/bookings/:reference(key)/photos'),
  voteReview: post<{ reviewId: string; helpful: boolean }, { helpful: number }>('/v1/reviewsrv/vote'),
  /** What the shop says below a review, for programs of the shop that show a token of theirs. */
  replyToReview: post<{ token: string; reviewId: string; text: string }, { review: string }>(
    '/v1/reviewsrv/desk/reply',
  ),
  reportReview: post<{ reviewId: string; reason: ReportReason }, { taken: true }>('/v1/reviewsrv/report'),
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

export type OwnReviewsAnswer = { readonly waiting: readonly VisitedView[]; readonly written: readonly VisitedView[] };

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
