import { beforeAll, expect, it } from 'vitest';

import type { ReviewsAnswer } from '#src/contract/reviews/reviews.ts';
import { translatedList, translatingOf } from '#src/web/reviews/activity-reviews/review-translations.ts';
import { reviewsView } from '#src/web/reviews/parts/reviews-view.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';
import { loadContext } from '../../../../tests/load-context.ts';

let context: LoadContext;
beforeAll(async () => {
  ({ context } = await loadContext({ page: 'activity-reviews', answers: {} }));
});

type Listed = ReviewsAnswer['reviews'][number];

function review(id: string | null, lang: string, text: string): Listed {
  return {
    id,
    score: 80,
    parts: {},
    text,
    lang,
    party: null,
    initial: null,
    country: null,
    visitedOn: '2026-11-01',
    helpful: 0,
    edited: false,
    photos: [],
    reply: null,
    sample: id === null,
  };
}

const answer: ReviewsAnswer = {
  product: { id: 205, slug: 'star-ferry', title: { text: 'Star Ferry', lang: 'en' } },
  rating: { score: 80, count: 3, sample: false },
  distribution: [0, 0, 0, 3, 0],
  languages: {},
  parties: {},
  withPhotos: 0,
  parts: {},
  total: 3,
  reviews: [
    review('a', 'en', 'Worth it.'),
    review('b', 'ja', '行く価値があります。'),
    review('c', 'ja', '少し混んでいました。'),
    review(null, 'ja', '見本です。'),
  ],
  translatable: true,
  translations: { b: 'It is worth going.' },
};

it('shows translations that were requested before in place of the originals', () => {
  const list = translatedList(reviewsView(context, answer), answer);
  expect(list?.reviews.map(({ text, lang }) => [text, lang])).toEqual([
    ['Worth it.', undefined],
    ['It is worth going.', undefined],
    ['少し混んでいました。', 'ja'],
    ['見本です。', 'ja'],
  ]);
  expect(translatedList(null, answer)).toBeNull();
});

it('offers to translate reviews of other languages, and no sample', () => {
  const { originals, fields } = translatingOf(context, answer, { sort: 'newest', page: 2 });
  expect(originals).toEqual({ b: { text: '行く価値があります。', lang: 'ja' }, c: null });
  expect(fields).toEqual({ sort: 'newest', page: '2', id: '205', path: 'star-ferry' });
});

it('promises no translation without a service', () => {
  const { originals } = translatingOf(context, { ...answer, translatable: false, translations: {} }, {});
  expect(originals).toEqual({});
});
