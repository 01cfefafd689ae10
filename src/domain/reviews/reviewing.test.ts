import { describe, expect, it } from 'vitest';

import {
  checkReview,
  initialOf,
  languageOfText,
  mayReview,
  needsALook,
  ratedParts,
  reviewLimits,
  tidyText,
  type ReviewDraft,
} from '#src/domain/reviews/reviewing.ts';

const draft: ReviewDraft = {
  score: 80,
  parts: { value: 100 },
  text: 'Worth every minute of the queue.',
  party: null,
  author: 'country',
  photos: [],
};

describe('a review', () => {
  it('covers the aspects of the product', () => {
    expect(ratedParts({ category: 'museum', guided: false })).toEqual(['value', 'organisation']);
    expect(ratedParts({ category: 'cruise', guided: true })).toEqual([
      'value',
      'organisation',
      'guide',
      'food',
      'transport',
    ]);
  });

  it('accepts only the scores of the specification', () => {
    expect(checkReview(draft, ['value'])).toEqual({ ok: true, value: draft });
    for (const score of [0, 10, 50, 99, 101, -20, Number.NaN])
      expect(checkReview({ ...draft, score }, ['value'])).toMatchObject({ failure: { field: 'score' } });
    expect(checkReview({ ...draft, parts: { value: 30 } }, ['value'])).toMatchObject({
      failure: { field: 'parts.value' },
    });
    expect(checkReview({ ...draft, parts: { guide: 80 } }, ['value'])).toMatchObject({
      failure: { field: 'parts.guide' },
    });
  });

  it('is as long as it may be and no longer', () => {
    const of = (length: number) => checkReview({ ...draft, text: '😀'.repeat(length) }, ['value']);
    expect(of(reviewLimits.text).ok).toBe(true);
    expect(of(reviewLimits.text + 1)).toMatchObject({ failure: { code: 'answer_too_long', facts: { limit: 3000 } } });
    expect(of(reviewLimits.shortest - 1)).toMatchObject({ failure: { code: 'answer_too_short' } });
    expect(checkReview({ ...draft, text: ` \u200b\n${' '.repeat(40)}` }, ['value']).ok).toBe(false);
  });

  it('has six photographs at most, each once', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(checkReview({ ...draft, photos: ids }, ['value']).ok).toBe(true);
    expect(checkReview({ ...draft, photos: [...ids, 'g'] }, ['value']).ok).toBe(false);
    expect(checkReview({ ...draft, photos: ['a', 'a'] }, ['value']).ok).toBe(false);
  });

  it('is stored without invisible characters', () => {
    expect(tidyText(' One\u0000\u202e line \r\n\r\n\r\n\r\nand  another\ud800 👩‍👩‍👧 ')).toBe(
      'One line\n\nand another\ufffd 👩‍👩‍👧',
    );
  });

  it.each([
    ['Buy cheaper at https://tickets.example', true],
    ['see www.example and save', true],
    ['my shop is best-tours.com, come', true],
    ['write to me at ana@example.org please', true],
    ['call +44 20 7946 0018 for more', true],
    ['THIS WAS THE VERY WORST DAY OF MY WHOLE LONG LIFE AND I WANT MY MONEY', true],
    ['aaaaaaaaaaaaaaaaa', true],
    ['We came at 10:30 and left at 16:00; the 2026 season was lovely.', false],
    ['Great views. The guide spoke English and French.', false],
    ['眺めが最高でした。また来たいです。', false],
  ])('is looked at first when it reads like an advertisement: %s', (text, held) => {
    expect(needsALook(text)).toBe(held);
  });

  it.each([
    ['眺めが最高でした', 'en', 'ja'],
    ['东京塔的夜景很漂亮', 'en', 'zh'],
    ['정말 좋았어요', 'en', 'ko'],
    ['كان المكان جميلا', 'en', 'ar'],
    ['วิวสวยมาก', 'de', 'th'],
    ['Очень понравилось', 'en', 'ru'],
    ['Wunderschöner Ausblick', 'de', 'de'],
    ['Lovely view', 'en-GB', 'en'],
    ['Lovely view of 東京', 'ja', 'en'],
  ])('is in the language of its script: %s', (text, page, language) => {
    expect(languageOfText(text, page)).toBe(language);
  });

  it('shows only the initial of a name', () => {
    expect([initialOf('ana Example'), initialOf('  山田'), initialOf('42'), initialOf('éva')]).toEqual([
      'A',
      '山',
      null,
      'É',
    ]);
  });
});

describe('mayReview', () => {
  it.each([
    ['over and recent', { isOver: true, isRecent: true, review: null }, true],
    ['over, long past and reviewed before', { isOver: true, isRecent: false, review: {} }, true],
    ['over and long past', { isOver: true, isRecent: false, review: null }, false],
    ['still to come', { isOver: false, isRecent: true, review: null }, false],
    ['still to come, though it has a review', { isOver: false, isRecent: true, review: {} }, false],
  ])('judges a visit that is %s', (_, visit, may) => {
    expect(mayReview(visit)).toBe(may);
  });
});
