import { expect, it } from 'vitest';

import { allNames, railName } from '#src/domain/rail/rail-name.ts';

const harbour = {
  default: 'en',
  en: 'Harbour',
  de: 'Hafen',
  ms: 'Pelabuhan',
  ja: '港',
  'zh-TW': '港口',
  'zh-CN': '港口（简）',
};

it.each([
  ['de', 'Hafen', 'de'],
  ['ms-MY', 'Pelabuhan', 'ms'],
  ['zh-TW', '港口', 'zh-TW'],
  ['zh-HK', '港口', 'zh-TW'],
  ['zh-CN', '港口（简）', 'zh-CN'],
  ['en-GB', 'Harbour', 'en'],
  ['th', 'Harbour', 'en'],
])('a station is called in %s by its own name, or by the nearest there is', (language, text, lang) => {
  expect(railName(harbour, language)).toEqual({ text, lang });
});

it('a name for Hong Kong comes before that for Taiwan, there and the other way round', () => {
  const both = { ...harbour, 'zh-HK': '碼頭' };
  expect(railName(both, 'zh-HK').text).toBe('碼頭');
  expect(railName(both, 'zh-TW').text).toBe('港口');
  expect(railName({ default: 'zh-HK', 'zh-HK': '碼頭' }, 'zh-TW')).toEqual({ text: '碼頭', lang: 'zh-HK' });
});

it('a station that has no name in any of them is called what its publisher calls it', () => {
  expect(railName({ default: 'cs', cs: 'Přístav' }, 'th')).toEqual({ text: 'Přístav', lang: 'cs' });
});

it('no language is called "default", and a station without any name has an empty one', () => {
  expect(railName(harbour, 'default')).toEqual({ text: 'Harbour', lang: 'en' });
  expect(railName({ default: 'cs' }, 'th')).toEqual({ text: '', lang: 'cs' });
});

it('all names are returned once each, one that looks like a language tag too', () => {
  expect(allNames({ default: 'en', en: 'en', de: 'Hafen', at: 'Hafen' })).toEqual(['en', 'Hafen']);
});
