import { describe, expect, it } from 'vitest';

import { checkNames, checkSummary, checkText, wordCount } from '#src/domain/catalogue/checks/check-texts.ts';

describe('wordCount', () => {
  it.each([
    ['', 0],
    ['One  two\nthree', 3],
    ['A 2-hour walk – and more', 5],
    ['– & …', 0],
    ['東京 タワー', 2],
  ])('counts the words of "%s" as %i', (text, count) => {
    expect(wordCount(text)).toBe(count);
  });
});

describe('checkText', () => {
  const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

  it.each([60, 120])('reports nothing for %i words', (count) => {
    expect(checkText(words(count))).toEqual([]);
  });

  it.each([59, 121])('reports %i words', (count) => {
    expect(checkText(words(count))).toEqual([{ path: ['text'], reason: `${count} words; 60 to 120 are required` }]);
  });
});

describe('checkSummary', () => {
  it('reports a summary of more than 160 characters', () => {
    expect(checkSummary('x'.repeat(160))).toEqual([]);
    expect(checkSummary('x'.repeat(161))).toEqual([
      { path: ['summary'], reason: '161 characters; at most 160 fit a card' },
    ]);
  });
});

describe('checkNames', () => {
  const names = { en: 'Tokyo', ja: '東京', ar: 'طوكيو' };

  it('reports nothing for names in English, Japanese and Arabic and in further languages', () => {
    expect(checkNames({ ...names, 'zh-TW': '東京', 'zh-Hant': '東京', fil: 'Tokyo' }, 'names')).toEqual([]);
  });

  it('reports each language that is missing', () => {
    expect(checkNames({ en: 'Tokyo' }, 'titles')).toEqual([
      { path: ['titles'], reason: 'no name in "ja"' },
      { path: ['titles'], reason: 'no name in "ar"' },
    ]);
  });

  it.each(['EN', 'zh_TW', 'zh-tw', 'japanese', 'j'])('reports "%s", which is not a language tag', (tag) => {
    expect(checkNames({ ...names, [tag]: 'Tokyo' }, 'names')).toEqual([
      { path: ['names', tag], reason: `"${tag}" is not a language tag` },
    ]);
  });
});
