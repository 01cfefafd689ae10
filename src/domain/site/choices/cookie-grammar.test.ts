import { describe, expect, it } from 'vitest';

import {
  accountId,
  affiliateWords,
  countryCode,
  formatPreference,
  hostName,
  languageCode,
  linkPassWords,
  oneOf,
  randomWord,
  shortName,
  signedWord,
  storedCurrency,
  zoneName,
  type CookieGrammar,
} from '#src/domain/site/choices/cookie-grammar.ts';
import { formatPreferences } from '#src/domain/site/language/formatting-locale.ts';
import { linkPassText } from '#src/domain/shared/tokens/link-pass.ts';

const signature = 'A-z_0'.padEnd(43, 'x');
const passes = linkPassText([{ kind: 'order', subject: 'ABC123', version: 1, untilSeconds: 1_800_000_000 }]);

describe.each<[string, CookieGrammar, readonly string[], readonly string[]]>([
  ['randomWord', randomWord(4), ['aZ0_', '----'], ['', 'abc', 'abcde', 'abc=', 'abc\n']],
  [
    'zoneName',
    zoneName,
    ['Asia/Tokyo', 'America/Argentina/Buenos_Aires', 'Etc/GMT+9'],
    ['', 'UTC', 'asia/tokyo', 'Asia/', 'Asia/Tokyo\n', 'Asia/Tokyo;x', '../etc/passwd'],
  ],
  ['oneOf', oneOf('on', 'off'), ['on', 'off'], ['', 'ON', 'on ', 'onoff']],
  [
    'shortName',
    shortName,
    ['a', '0-', 'new_home-2', 'a'.repeat(32)],
    ['', '-a', '_a', 'A', 'a b', 'a.b', 'a'.repeat(33)],
  ],
  [
    'affiliateWords',
    affiliateWords,
    ['partner..', 'Partner_1.campaign-2.click', `${'a'.repeat(32)}.${'b'.repeat(32)}.${'c'.repeat(32)}`],
    ['', '..', '.campaign.click', 'partner', 'partner.campaign', 'a.b.c.d', 'a b..', `${'a'.repeat(33)}..`],
  ],
  [
    'hostName',
    hostName,
    ['localhost', 'shop.example.com', '127.0.0.1', 'xn--mnchen-3ya.de', `${'a.'.repeat(94)}bc`],
    [
      '',
      '.example.com',
      'example.com.',
      'a..b',
      '-a.com',
      'Example.com',
      'example.com:80',
      'a/b',
      `${'a.'.repeat(94)}bcd`,
    ],
  ],
  ['countryCode', countryCode, ['DE', 'HK'], ['', 'de', 'D', 'DEU', 'D1']],
  ['linkPassWords', linkPassWords, [passes], ['', 'order', `${passes}.`, passes.toUpperCase()]],
  ['accountId', accountId, ['0192f3a4-5b6c-7d8e-9fa0-b1c2d3e4f5a6'], ['', '1', '0192f3a45b6c7d8e9fa0b1c2d3e4f5a6']],
  ['languageCode', languageCode, ['de', 'zh-HK'], ['', 'xx', 'DE', 'zh_HK']],
  ['storedCurrency', storedCurrency, ['EUR', 'HKD', 'RUB', 'LBP'], ['', 'eur', 'XXX', 'IRR']],
  ['formatPreference', formatPreference, [...formatPreferences], ['', 'roman']],
  [
    'signedWord',
    signedWord(oneOf('yes', 'yes.no')),
    [`yes.${signature}`, `yes.no.${signature}`],
    [
      '',
      'yes',
      `yes.`,
      `.${signature}`,
      `no.${signature}`,
      `yes.${signature}x`,
      `yes.${signature.slice(1)}`,
      signature,
    ],
  ],
])('a cookie of the grammar %s', (_, grammar, accepted, refused) => {
  it('holds what is well formed', () => {
    expect(accepted.filter((value) => !grammar(value))).toEqual([]);
  });

  it('holds nothing else', () => {
    expect(refused.filter((value) => grammar(value))).toEqual([]);
  });
});

it('signedWord requires a word before the signature, whatever its grammar is', () => {
  const anything = signedWord(() => true);
  expect(anything(`x.${signature}`)).toBe(true);
  expect(anything(`.${signature}`)).toBe(false);
});
