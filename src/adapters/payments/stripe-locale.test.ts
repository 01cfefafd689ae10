import { describe, expect, it } from 'vitest';
import { pageLocale } from '#src/adapters/payments/stripe-locale.ts';

describe('pageLocale', () => {
  it.each([
    ['en', 'en'],
    ['en-GB', 'en-GB'],
    ['en-HK', 'en'],
    ['ja', 'ja'],
    ['zh-CN', 'zh'],
    ['zh-TW', 'zh-TW'],
    ['ms-MY', 'ms'],
    ['ar-SA', 'auto'],
    ['', 'auto'],
  ])('shows a visitor of %s the page in %s', (tag, locale) => {
    expect(pageLocale(tag)).toBe(locale);
  });
});
