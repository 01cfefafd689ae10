import { describe, expect, it } from 'vitest';

import { offeredLanguage } from './language-offer.ts';
import { languageCodes, type LanguageCode } from './languages.ts';

const offer = (current: LanguageCode, browser: readonly string[], residence = 'US'): LanguageCode | null =>
  offeredLanguage({ current, spoken: languageCodes, browser, residence });

describe('another language is offered', () => {
  it.each([
    ['en', ['ja'], 'JP', 'ja'],
    ['en', ['ja-JP', 'en'], 'US', 'ja'],
    ['ja', ['en-AU'], 'AU', 'en-AU'],
    ['ja', ['en'], 'SG', 'en-SG'],
    ['ja', ['en'], 'JP', 'en'],
    ['ja', ['en-ZA'], 'ZA', 'en'],
    ['en', ['zh'], 'US', 'zh-CN'],
    ['en', ['zh-Hans-SG'], 'SG', 'zh-CN'],
    ['en', ['zh-Hant'], 'HK', 'zh-HK'],
    ['en', ['zh-Hant-TW'], 'HK', 'zh-TW'],
    ['en', ['zh-MO'], 'MO', 'zh-HK'],
    ['en', ['zh-Hant'], 'US', 'zh-TW'],
    ['zh-CN', ['zh-TW'], 'TW', 'zh-TW'],
    ['en', ['ms'], 'MY', 'ms-MY'],
    ['en', ['ar-EG'], 'EG', 'ar-SA'],
    ['en', ['pt-BR', 'es-419'], 'BR', 'es'],
    ['de', ['fr-CA'], 'CA', 'fr'],
  ] as const)('on a page in %s to a browser of %j in %s: %s', (current, browser, residence, expected) => {
    expect(offer(current, browser, residence)).toBe(expected);
  });
});

describe('no language is offered', () => {
  it.each([
    ['to who reads the page', 'ja', ['ja']],
    ['to who reads another English', 'en', ['en-GB']],
    ['to who reads the other traditional Chinese', 'zh-TW', ['zh-HK']],
    ['to who wants what the site does not speak', 'en', ['pt-BR', 'sv']],
    ['to who wants what the site does not speak, and next the page’s', 'en', ['sv', 'en-US', 'de']],
    ['to a browser that says nothing', 'en', []],
    ['to one that says nonsense', 'en', ['', '-', 'constructor', '__proto__', 'x-klingon', '*']],
  ] as const)('%s', (_, current, browser) => {
    expect(offer(current, browser)).toBeNull();
  });

  it('that this site does not speak', () => {
    expect(offeredLanguage({ current: 'zh-CN', spoken: ['zh-CN', 'en'], browser: ['ja', 'en'], residence: 'JP' })).toBe(
      'en',
    );
    expect(offeredLanguage({ current: 'zh-CN', spoken: ['zh-CN'], browser: ['ja'], residence: 'JP' })).toBeNull();
  });
});
