import type { OwnReviewView, ReviewView, VisitedView } from '#src/contract/reviews/reviews.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import type { PublicReview } from '#src/domain/reviews/review.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import type { OwnReviews } from '#src/actions/reviews/list-own-reviews.ts';

type Visited = OwnReviews['waiting'][number];

/** Returns a review as it travels. */
export function reviewView({ language, reply, ...review }: PublicReview): ReviewView {
  return {
    ...review,
    lang: language,
    reply: reply === null ? null : { text: reply.text, lang: reply.language, on: reply.at },
  };
}

/** Returns a visit as its traveler sees it, with their review. */
export function visitedView(
  { reference, orderReference, snapshot: { visit }, review }: Visited,
  language: LanguageCode,
): VisitedView {
  return {
    reference,
    orderReference,
    product: { id: visit.productId, slug: visit.slug, title: nameIn(visit.titles, language) },
    picture: visit.picture,
    visitedOn: visit.localDate,
    review: review === null ? null : ownReview(review),
  };
}

function ownReview({ id: _id, initial, country, ...review }: NonNullable<Visited['review']>): OwnReviewView {
  return { ...review, author: initial !== null ? 'initial' : country !== null ? 'country' : 'nobody' };
}
