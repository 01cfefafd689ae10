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
  expect(regionName(code, language)).toBe(name);
});
