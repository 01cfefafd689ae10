import { describe, expect, it } from 'vitest';

import { goodToKnowIn } from '#src/domain/catalogue/titled.ts';

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
