import { msg } from '@lingui/core/macro';

import { reviewCalls } from '#src/contract/reviews/reviews.calls.ts';
import type { VisitedView } from '#src/contract/reviews/reviews.ts';
import { formatDate } from '#src/domain/site/language/formats.ts';
import { href } from '#src/web/shared/page/href.ts';
import { photoPaths } from '#src/web/reviews/parts/reviews-view.ts';
import { scoreWords } from '#src/web/shared/labels/category-labels.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type VisitedWords = {
  readonly reference: string;
  readonly title: string;
  readonly titleLang: string;
  readonly visited: string;
  readonly formHref: string;
  readonly review: {
    readonly word: string;
    readonly text: string;
    readonly state: 'shown' | 'held' | 'hidden';
    readonly edited: boolean;
    readonly photos: readonly string[];
  } | null;
};

export type UserReviewsView = { readonly waiting: readonly VisitedWords[]; readonly written: readonly VisitedWords[] };

/** The user's visits that wait for a review, and the reviews they wrote. */
export async function loadUserReviews(context: LoadContext): Promise<Loaded<UserReviewsView>> {
  const { api, i18n, site } = context;
  const answer = await api.call(reviewCalls.ownReviews, {});
  if (!answer.ok) {
    if (answer.error.code === 'sign_in_required') return { kind: 'sign-in' };
    throw new Error(`own reviews: ${answer.error.code}`);
  }
  const { waiting, written } = answer.value;
  const title = i18n._(msg`My reviews`);
  return {
    kind: 'page',
    data: {
      waiting: waiting.map((one) => visitedWords(context, one)),
      written: written.map((one) => visitedWords(context, one)),
    },
    head: { title: `${title} | ${site.brand.name}`, description: title, path: '/user/reviews' },
  };
}

function visitedWords(
  { i18n, site }: LoadContext,
  { reference, product, visitedOn, review }: VisitedView,
): VisitedWords {
  return {
    reference,
    title: product.title.text,
    titleLang: product.title.lang,
    visited: formatDate(visitedOn, site.writing, 'long'),
    formHref: href(site, 'review', { reference }),
    review:
      review === null
        ? null
        : {
            word: scoreWords(i18n, review.score),
            text: review.text,
            state: review.state,
            edited: review.version > 1,
            photos: review.photos.map((id) => photoPaths(id).src),
          },
  };
}
