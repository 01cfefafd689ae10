import { describe, expect, it } from 'vitest';

import { goodToKnowIn, optionTitleIn, titleIn } from '#src/domain/catalogue/titled.ts';

const goodToKnow = ['Bring a jacket', 'No flash'];

describe('what is good to know of a booking', () => {
  it('is said in the reader’s language as it was when it was sold', () => {
    const goodToKnowWords = { ja: ['上着をお持ちください', 'フラッシュは禁止です'] };
    expect(goodToKnowIn({ goodToKnow, goodToKnowWords }, 'ja')).toEqual({ lang: 'ja', items: goodToKnowWords.ja });
  });

  it('uses the text of Taiwan in Hong Kong where Hong Kong has none', () => {
    const goodToKnowWords = { 'zh-TW': ['請帶外套', '禁用閃光燈'] };
    expect(goodToKnowIn({ goodToKnow, goodToKnowWords }, 'zh-HK').lang).toBe('zh-TW');
  });

  it.each([
    ['was sold before there were translations', undefined],
    ['has none in that language', { de: ['Jacke mitbringen', 'Kein Blitz'] }],
    ['has lost a line in that language', { ja: ['上着をお持ちください'] }],
  ])('is in English where it %s, and says so', (_what, goodToKnowWords) => {
    const sold = goodToKnowWords === undefined ? { goodToKnow } : { goodToKnow, goodToKnowWords };
    expect(goodToKnowIn(sold, 'ja')).toEqual({ lang: 'en', items: goodToKnow });
  });
});

describe('titleIn', () => {
  const titles = { en: 'Day ticket', ja: '1日券' };

  it.each([
    ['ja', { text: '1日券', lang: 'ja' }],
    ['de', { text: 'Day ticket', lang: 'en' }],
  ])('returns for %s the title with its language', (language, found) => {
    expect(titleIn({ title: 'Old title', titles }, language)).toEqual(found);
  });

  it('returns the English title where no titles are known', () => {
    expect(titleIn({ title: 'Old title' }, 'ja')).toEqual({ text: 'Old title', lang: 'en' });
  });
});

describe('titles and notes in a variant of English', () => {
  it('are spelled for their readers', () => {
    expect(titleIn({ title: 'Sydney Harbour: harbour cruise' }, 'en-US').text).toBe('Sydney Harbour: harbor cruise');
    expect(goodToKnowIn({ goodToKnow: ['No jewellery'] }, 'en').items).toEqual(['No jewelry']);
    expect(goodToKnowIn({ goodToKnow: ['No jewelry'] }, 'en-SG').items).toEqual(['No jewellery']);
  });
});

describe('optionTitleIn', () => {
  const sold = { optionTitle: 'Day', optionTitles: { en: 'Day', ja: '昼' } };

  it('returns the title of the option that was sold', () => {
    expect(optionTitleIn(sold, 'ja')).toEqual({ text: '昼', lang: 'ja' });
    expect(optionTitleIn({ optionTitle: 'Day' }, 'ja')).toEqual({ text: 'Day', lang: 'en' });
  });

  it('returns that of a service before any other', () => {
    const service = { optionTitles: { en: 'First class', ja: 'グリーン車' } };
    expect(optionTitleIn({ ...sold, service }, 'ja')).toEqual({ text: 'グリーン車', lang: 'ja' });
    expect(optionTitleIn({ ...sold, service }, 'de')).toEqual({ text: 'First class', lang: 'en' });
  });
});
