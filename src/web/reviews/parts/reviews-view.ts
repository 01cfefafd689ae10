import { regionName } from '#src/domain/site/names/region-name.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

import type { ReviewsAnswer, ReviewView } from '#src/contract/reviews/reviews.ts';
import { labelledScore, type LabelledScore } from '#src/domain/reviews/review-label.ts';
import type { ReviewPart, ReviewParty } from '#src/domain/reviews/reviewing.ts';
import { formatDate, formatNumber } from '#src/domain/site/language/formats.ts';
import type { ReviewFacts, ReviewListProps } from '#src/ui/cards/reviews.tsx';
import { scoreWords } from '#src/web/shared/labels/category-labels.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

type Voice = Pick<LoadContext, 'site' | 'i18n'>;

/** The part of an answer that a list shows. */
type Listed = Pick<ReviewsAnswer, 'rating' | 'distribution' | 'reviews'>;

/** The list of reviews in ready strings; survives JSON. */
export type ReviewsWords = Pick<ReviewListProps, 'summary' | 'distribution' | 'reviews' | 'notice'>;

/** Score, distribution and reviews; samples have no author and are labeled samples (RU-32). Null without reviews. */
export function reviewsView(voice: Voice, { rating, distribution, reviews }: Listed): ReviewsWords | null {
  const { site, i18n } = voice;
  if (rating === null) return null;
  const count = rating.count;
  return {
    summary: {
      score: formatNumber(rating.score / 20, site.writing, 1),
      word: scoreWords(i18n, rating.score),
      count: rating.sample
        ? i18n._(msg`${plural(count, { one: '# sample review', other: '# sample reviews' })}`)
        : i18n._(msg`${plural(count, { one: '# review', other: '# reviews' })}`),
    },
    distribution: { rows: rowsOf(voice, distribution) },
    reviews: reviews.map((review, index) => reviewFacts(voice, review, `review-${index}`)),
    notice: rating.sample
      ? i18n._(
          msg`These are sample reviews for this demo site. No traveler wrote them, and they don’t count toward any score.`,
        )
      : undefined,
  };
}

function rowsOf({ site, i18n }: Voice, distribution: readonly number[]): ReviewListProps['distribution']['rows'] {
  const total = distribution.reduce((sum, count) => sum + count, 0);
  return distribution
    .map((count, index) => ({ count, stars: index + 1 }))
    .toReversed()
    .map(({ count, stars }) => ({
      label: scoreWords(i18n, stars * 20),
      percent: total === 0 ? 0 : Math.round((count / total) * 100),
      count: formatNumber(count, site.writing),
      spoken: i18n._(msg`${scoreWords(i18n, stars * 20)}: ${plural(count, { one: '# review', other: '# reviews' })}`),
    }));
}

function reviewFacts(voice: Voice, review: ReviewView, key: string): ReviewFacts {
  const { site, i18n } = voice;
  const score = formatNumber(review.score / 20, site.writing, 1);
  const about = [
    formatDate(review.visitedOn, site.writing, 'month'),
    ...(review.party === null ? [] : [partyWords(i18n, review.party)]),
    ...(review.edited ? [i18n._(msg`Edited`)] : []),
  ];
  return {
    id: review.id ?? key,
    author: authorWords(voice, review),
    about: about.join(' · '),
    score,
    scoreSpoken: i18n._(msg`${score} out of 5`),
    text: review.text,
    lang: isOfPage(site.language, review.lang) ? undefined : review.lang,
    parts: Object.entries(review.parts).map(([part, points]) => ({
      name: partWords(i18n, part),
      score: formatNumber(points / 20, site.writing),
      spoken: i18n._(msg`${formatNumber(points / 20, site.writing)} out of 5`),
    })),
    photos: review.photos.map(({ id, width, height }, place) => ({
      ...photoPaths(id),
      width,
      height,
      alt: i18n._(msg`Photo ${formatNumber(place + 1, site.writing)} by a traveler`),
    })),
    helpful: review.id === null ? undefined : review.helpful,
    mark: review.sample ? i18n._(msg`Sample review`) : undefined,
    answer:
      review.reply === null
        ? undefined
        : {
            title: i18n._(msg`Operator’s reply, ${formatDate(review.reply.on, site.writing, 'long')}`),
            text: review.reply.text,
            lang: review.reply.lang,
          },
  };
}

/** Whether a text needs no `lang` tag: Traditional and Simplified Chinese need one on each other's pages. */
function isOfPage(page: string, lang: string): boolean {
  return page === lang || page.split('-', 1)[0] === lang;
}

/** Returns the paths of a photo: in full, and cropped to a square. */
export function photoPaths(id: string): { readonly href: string; readonly src: string } {
  return { href: `/review-photos/${id}/large.jpg`, src: `/review-photos/${id}/small.jpg` };
}

/** As much about the author as they publish. */
export function authorWords(
  { site, i18n }: Voice,
  { initial, country }: Pick<ReviewView, 'initial' | 'country'>,
): string {
  const place = country === null ? null : regionName(country, site.language, site.market);
  if (initial !== null) return place === null ? `${initial}.` : i18n._(msg`${initial}. from ${place}`);
  return place === null ? i18n._(msg`A traveler`) : i18n._(msg`A traveler from ${place}`);
}

const parties: Readonly<Record<ReviewParty, MessageDescriptor>> = {
  solo: msg`Solo`,
  couple: msg`As a couple`,
  family: msg`With family`,
  friends: msg`With friends`,
  business: msg`On business`,
};

/** Returns the label of a reviewer's party. */
export function partyWords(i18n: I18n, party: ReviewParty): string {
  return i18n._(parties[party]);
}

const parts: Readonly<Record<ReviewPart, MessageDescriptor>> = {
  value: msg`Value for money`,
  organisation: msg`Organization`,
  guide: msg`Guide`,
  food: msg`Food`,
  transport: msg`Transport`,
};

/** Returns the name of an aspect with a separate score. */
export function partWords(i18n: I18n, part: string): string {
  return isPart(part) ? i18n._(parts[part]) : part;
}

function isPart(part: string): part is ReviewPart {
  return Object.hasOwn(parts, part);
}

/** The five scores from the best to the worst, with their words (spec §9). */
export function scoreChoices(i18n: I18n): readonly { readonly score: LabelledScore; readonly text: string }[] {
  return ([100, 80, 60, 40, 20] as const).map((score) => ({
    score: labelledScore(score),
    text: scoreWords(i18n, score),
  }));
}
