import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';

import { testDoor } from '../../../../tests/site.ts';
import type { ReviewView } from '#src/contract/reviews/reviews.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { reviewsView } from '#src/web/reviews/parts/reviews-view.ts';

const review: ReviewView = {
  id: null,
  score: 100,
  parts: {},
  text: '',
  lang: 'en',
  party: null,
  initial: null,
  country: 'JP',
  visitedOn: '2026-10-02',
  helpful: 0,
  edited: false,
  photos: [],
  reply: null,
  sample: true,
};

/** The `lang` tags of texts in some languages on a page. */
function tagsOn(language: LanguageCode, written: readonly string[]): (string | undefined)[] {
  const i18n = setupI18n({ locale: language, messages: { [language]: {} } });
  const voice = { site: { ...testDoor.site, language, writing: language, currencyRate: {}, menu: [] }, i18n };
  const view = reviewsView(voice, {
    rating: { score: 100, count: written.length, sample: true },
    distribution: [0, 0, 0, 0, written.length],
    reviews: written.map((lang) => ({ ...review, lang })),
  });
  return (view?.reviews ?? []).map(({ lang }) => lang);
}

it('tags each review in another language than the page with its own', () => {
  expect(tagsOn('en-GB', ['en', 'ja', 'ar'])).toEqual([undefined, 'ja', 'ar']);
  expect(tagsOn('ar-SA', ['ar', 'en'])).toEqual([undefined, 'en']);
});

it('tags traditional Chinese on a simplified page, and the other way round, but not what may be either', () => {
  expect(tagsOn('zh-CN', ['zh-CN', 'zh-TW', 'zh'])).toEqual([undefined, 'zh-TW', undefined]);
  expect(tagsOn('zh-TW', ['zh-CN', 'zh-TW', 'zh'])).toEqual(['zh-CN', undefined, undefined]);
});
