import { msg, plural } from '@lingui/core/macro';

import type { ActivityAnswer, ReviewView } from '#src/contract/endpoints/catalogue.ts';
import { formatDate, formatNumber, nameOf } from '#src/domain/site/formats.ts';
import type { ReviewFacts, ReviewListProps } from '#src/ui/content/reviews.tsx';
import { scoreWords } from '#src/web/parts/words.ts';
import type { LoadContext } from '#src/web/screen.ts';

type Voice = Pick<LoadContext, 'site' | 'i18n'>;

const shownReviews = 6;

/** Score, spread and reviews; samples bear no name and are called samples (RU-32). Null when nobody has written. */
export function reviewsView(voice: Voice, { card, reviews, distribution }: ActivityAnswer): ReviewListProps | null {
  const { site, i18n } = voice;
  const { rating } = card;
  if (rating === null) return null;
  const count = rating.count;
  return {
    summary: {
      score: formatNumber(rating.score / 20, site.language, 1),
      word: scoreWords(i18n, rating.score),
      count: rating.sample
        ? i18n._(msg`${plural(count, { one: '# sample review', other: '# sample reviews' })}`)
        : i18n._(msg`${plural(count, { one: '# review', other: '# reviews' })}`),
    },
    distribution: { rows: rowsOf(voice, distribution) },
    reviews: reviews.slice(0, shownReviews).map((review, index) => reviewFacts(voice, review, `review-${index}`)),
    notice: rating.sample
      ? i18n._(msg`These are sample reviews for the demonstration. Nobody wrote them, and they count for nothing.`)
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
      count: formatNumber(count, site.language),
      spoken: i18n._(msg`${scoreWords(i18n, stars * 20)}: ${plural(count, { one: '# review', other: '# reviews' })}`),
    }));
}

function reviewFacts({ site, i18n }: Voice, review: ReviewView, id: string): ReviewFacts {
  const country = nameOf('region', review.residence, site.language);
  const score = formatNumber(review.score / 20, site.language, 1);
  return {
    id,
    author: i18n._(msg`A traveller from ${country}`),
    about: formatDate(review.visitedOn, site.language, 'month'),
    score,
    scoreSpoken: i18n._(msg`${score} of 5`),
    text: review.text,
    lang: review.lang === site.language ? undefined : review.lang,
    mark: review.sample ? i18n._(msg`Sample review`) : undefined,
  };
}
