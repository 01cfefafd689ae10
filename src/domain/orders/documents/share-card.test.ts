import { expect, it } from 'vitest';

import { openGraphLocale } from '#src/domain/orders/documents/share-card.ts';

it.each([
  ['ja', 'ja_JP'],
  ['en-GB', 'en_GB'],
  ['en', 'en_US'],
  ['pt-BR', 'pt_BR'],
  ['zh-HK', 'zh_HK'],
  ['zh-TW', 'zh_TW'],
  ['ar', 'ar_EG'],
])('openGraphLocale writes %s as %s', (tag, locale) => {
  expect(openGraphLocale(tag)).toBe(locale);
});
