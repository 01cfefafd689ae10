import { listOwnReviews } from '#src/actions/reviews/list-own-reviews.ts';
import { listReviews } from '#src/actions/reviews/list-reviews.ts';
import { readReviewForm } from '#src/actions/reviews/read-review-form.ts';
import { replyToReview } from '#src/actions/reviews/reply-to-review.ts';
import { reportReview } from '#src/actions/reviews/report-review.ts';
import { sendPhoto } from '#src/actions/reviews/send-photo.ts';
import { translateReview } from '#src/actions/reviews/translate-review.ts';
import { voteReview } from '#src/actions/reviews/vote-review.ts';
import { writeReview } from '#src/actions/reviews/write-review.ts';
import { openInbox } from '#src/actions/support/open-inbox.ts';
import { reviewView, visitedView } from '#src/api/reviews/review-views.ts';
import { route, type Route } from '#src/api/route.ts';
import { reviewEndpoints } from '#src/contract/reviews/reviews.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import { ok } from '#src/domain/failure.ts';

const pageSize = 10;

/** Reviews: read by everybody, written by travelers who were there. */
export const reviewRoutes: readonly Route[] = [
  route(reviewEndpoints.reviews, async (deps, { caller, input }) => {
    const { id, score = null, lang = null, photos = false, party = null, sort = 'helpful', page = 1 } = input;
    const filter = { score, language: lang, withPhotos: photos, party, sort, page, limit: pageSize };
    const found = await listReviews(deps, caller, { id, ...filter });
    if (!found.ok) return found;
    const { product, rating, facets, total, reviews, translations, translatable } = found.value;
    return ok({
      product: { id, slug: product.slug, title: nameIn(product.titles, caller.language) },
      rating,
      ...facets,
      total,
      reviews: reviews.map(reviewView),
      translations,
      translatable,
    });
  }),
  route(reviewEndpoints.ownReviews, async (deps, { caller }) => {
    const own = await listOwnReviews(deps, caller);
    if (!own.ok) return own;
    const { waiting, written } = own.value;
    return ok({
      waiting: waiting.map((one) => visitedView(one, caller.language)),
      written: written.map((one) => visitedView(one, caller.language)),
    });
  }),
  route(reviewEndpoints.reviewForm, async (deps, { caller, input }) => {
    const form = await readReviewForm(deps, caller, input);
    if (!form.ok) return form;
    const { visit, ...rest } = form.value;
    return ok({ ...rest, visit: visitedView(visit, caller.language) });
  }),
  route(reviewEndpoints.writeReview, (deps, { caller, input: { party = null, photos = [], ...input } }) =>
    writeReview(deps, caller, { ...input, party, photos }),
  ),
  route(reviewEndpoints.sendPhoto, (deps, { caller, input }) => sendPhoto(deps, caller, input)),
  route(reviewEndpoints.voteReview, (deps, { caller, input: { reviewId, helpful } }) =>
    voteReview(deps, caller, { id: reviewId, helpful }),
  ),
  route(reviewEndpoints.translateReview, (deps, { caller, input: { reviewId } }) =>
    translateReview(deps, caller, { id: reviewId }),
  ),
  route(reviewEndpoints.replyToReview, async (deps, { caller, input: { token, reviewId, text } }) => {
    const inbox = await openInbox(deps, caller, token);
    return inbox.ok ? replyToReview(deps, { id: reviewId, text }) : inbox;
  }),
  route(reviewEndpoints.reportReview, (deps, { caller, input: { reviewId, reason } }) =>
    reportReview(deps, caller, { id: reviewId, reason }),
  ),
];
