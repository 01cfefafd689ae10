import { expect, it } from 'vitest';

import { regionName } from '#src/domain/site/names/region-name.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

it.each<[string, LanguageCode, string]>([
  ['HK', 'en', 'Hong Kong'],
  ['HK', 'fr', 'Hong Kong'],
  ['MO', 'zh-CN', '澳门'],
  ['KR', 'en', 'South Korea'],
  ['KR', 'ko', '한국'],
  ['KR', 'ru', 'Южная Корея'],
  ['AE', 'zh-CN', '阿联酋'],
  ['US', 'en', 'United States'],
  ['US', 'es', 'Estados Unidos'],
  ['US', 'fr', 'États-Unis'],
  ['US', 'de', 'USA'],
  ['US', 'ja', 'アメリカ'],
  ['US', 'vi', 'Mỹ'],
  ['GB', 'ru', 'Великобритания'],
  ['GB', 'ja', 'イギリス'],
  ['ZZ', 'en', 'Unknown Region'],
  ['QX', 'en', 'QX'],
])('regionName writes %s in %s as %s', (code, language, name) => {
  expect(regionName(code, language, 'global')).toBe(name);
});

it.each<[string, LanguageCode, string]>([
  ['HK', 'zh-CN', '中国香港'],
  ['MO', 'zh-CN', '中国澳门'],
  ['TW', 'zh-CN', '中国台湾'],
  ['TW', 'zh-HK', '中國台灣'],
  ['TW', 'zh-TW', '中國台灣'],
  ['HK', 'ja', '中国香港'],
  ['HK', 'ko', '중국 홍콩'],
  ['HK', 'en', 'Hong Kong, China'],
  ['TW', 'en-GB', 'Taiwan, China'],
  ['HK', 'de', 'Hongkong, China'],
  ['TW', 'fr', 'Taïwan, Chine'],
  ['HK', 'ru', 'Гонконг, Китай'],
  ['HK', 'ar-SA', 'هونغ كونغ، الصين'],
  ['HK', 'th', 'ฮ่องกง จีน'],
  ['CN', 'zh-CN', '中国'],
  ['JP', 'zh-CN', '日本'],
])('regionName writes %s in %s as %s on the site for mainland China', (code, language, name) => {
  expect(regionName(code, language, 'cn')).toBe(name);
});
