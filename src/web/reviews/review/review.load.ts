import { msg } from '@lingui/core/macro';

import { reviewCalls } from '#src/contract/reviews/reviews.calls.ts';
import type { ReviewFormAnswer } from '#src/contract/reviews/reviews.ts';
import type { WireError } from '#src/contract/envelope.ts';
import {
  authorStyles,
  reviewParties,
  reviewParts,
  type AuthorStyle,
  type ReviewPart,
} from '#src/domain/reviews/reviewing.ts';
import { formatDate } from '#src/domain/site/language/formats.ts';
import { href, idAndSlug } from '#src/web/shared/page/href.ts';
import { loadPlainForms, typedInto, type PlainForms } from '#src/web/shared/forms/account-form.load.ts';
import { authorWords, partWords, partyWords, scoreChoices } from '#src/web/reviews/parts/reviews-view.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

type Choice = { readonly value: string; readonly text: string };

export type ReviewPageView = {
  readonly forms: PlainForms;
  /** Why it was refused when it was sent without script. */
  readonly refused: WireError | null;
  readonly reference: string;
  readonly title: { readonly text: string; readonly lang: string };
  readonly picture: string;
  readonly visited: string;
  readonly open: boolean;
  readonly scores: readonly Choice[];
  readonly parts: readonly { readonly part: ReviewPart; readonly name: string }[];
  readonly parties: readonly Choice[];
  readonly authors: readonly Choice[];
  /** What was written before, or an empty form. */
  readonly draft: ReviewDraftView;
  readonly written: boolean;
  readonly state: 'shown' | 'held' | 'hidden' | null;
  readonly reviewsHref: string;
};

export type ReviewDraftView = {
  readonly score: string;
  readonly parts: Readonly<Record<string, string>>;
  readonly text: string;
  readonly party: string;
  readonly author: AuthorStyle;
  readonly photos: readonly string[];
};

/** Loads the review form of a visit, for the account or by the link in an email that was opened here. */
export async function loadReview(context: LoadContext): Promise<Loaded<ReviewPageView>> {
  const { api, i18n, site, params, query } = context;
  const reference = params['reference'] ?? '';
  // The server leaves a key in the address only where it opens nothing.
  if (query.has('key')) return { kind: 'missing' };
  const answer = await api.call(reviewCalls.reviewForm, { reference });
  if (!answer.ok) {
    const { code } = answer.error;
    if (code === 'sign_in_required') return { kind: 'sign-in' };
    if (code === 'not_found' || code === 'bad_request' || code === 'too_many_requests') return { kind: 'missing' };
    throw new Error(`review: ${code}`);
  }
  const title = i18n._(msg`Your review`);
  const forms = await loadPlainForms(context);
  const view = viewOf(context, answer.value, reference);
  const typed = typedInto(forms, 'review');
  return {
    kind: 'page',
    data: {
      ...view,
      forms,
      refused: typed?.error ?? null,
      draft: typed === null ? view.draft : typedDraft(typed.fields),
    },
    head: { title: `${title} | ${site.brand.name}`, description: title, path: `/review/${reference}` },
  };
}

/** The form as typed; photos by the ids that the server assigned. */
function typedDraft(fields: Readonly<Record<string, string>>): ReviewDraftView {
  return {
    score: fields['score'] ?? '',
    parts: Object.fromEntries(reviewParts.map((part) => [part, fields[part] ?? ''])),
    text: fields['text'] ?? '',
    party: fields['party'] ?? '',
    author: authorStyles.find((one) => one === fields['author']) ?? 'country',
    photos: (fields['photo'] ?? '').split(',').filter((id) => id !== ''),
  };
}

function viewOf(
  context: LoadContext,
  { visit, open, parts, author }: ReviewFormAnswer,
  reference: string,
): Omit<ReviewPageView, 'forms' | 'refused'> {
  const { i18n, site } = context;
  const { review, product } = visit;
  const shownAs: Readonly<Record<AuthorStyle, string>> = {
    initial: authorWords(context, author),
    country: authorWords(context, { initial: null, country: author.country }),
    nobody: authorWords(context, { initial: null, country: null }),
  };
  return {
    reference,
    title: product.title,
    picture: visit.picture,
    visited: formatDate(visit.visitedOn, site.writing, 'long'),
    open,
    scores: scoreChoices(i18n).map(({ score, text }) => ({ value: String(score), text })),
    parts: parts.map((part) => ({ part, name: partWords(i18n, part) })),
    parties: reviewParties.map((value) => ({ value, text: partyWords(i18n, value) })),
    // Styles that look the same are listed once.
    authors: authorStyles
      .filter((style, at) => authorStyles.findIndex((one) => shownAs[one] === shownAs[style]) === at)
      .map((value) => ({ value, text: shownAs[value] })),
    draft: {
      score: review === null ? '' : String(review.score),
      parts: Object.fromEntries(Object.entries(review?.parts ?? {}).map(([part, score]) => [part, String(score)])),
      text: review?.text ?? '',
      party: review?.party ?? '',
      author: review?.author ?? 'country',
      photos: review?.photos ?? [],
    },
    written: review !== null,
    state: review?.state ?? null,
    reviewsHref: href(site, 'activity-reviews', idAndSlug(product)),
  };
}
