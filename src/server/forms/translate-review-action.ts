import { reviewEndpoints } from '#src/contract/reviews/reviews.ts';
import { oneCall, only, type FormAction } from '#src/server/forms/form-action.ts';

/** Has a review translated by a plain form; every visitor who sees it may send it, and comes back to its list. */
export const translateReviewAction: FormAction = {
  page: 'activity-reviews',
  paramsOf: (fields) => {
    const [id, path] = [fields.get('id') ?? '', fields.get('path') ?? ''];
    return /^[1-9]\d{0,9}$/.test(id) && /^[a-z0-9-]{1,200}$/.test(path) ? { id, path } : null;
  },
  isOpen: () => true,
  // The page is cached by this: it is made again with the translation.
  queryOf: (fields) => ({
    ...only(fields, 'score', 'lang', 'photos', 'party', 'sort', 'page'),
    translated: fields.get('reviewId') ?? '',
  }),
  run: oneCall(reviewEndpoints.translateReview, (fields) => only(fields, 'reviewId')),
};
