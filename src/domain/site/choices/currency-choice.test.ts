import { describe, expect, it } from 'vitest';

import { currencyCodes } from '#src/domain/shared/money/currency.ts';
import { chooseCurrency, type CurrencyHints } from '#src/domain/site/choices/currency-choice.ts';
import { languageCodes, languages } from '#src/domain/site/language/languages.ts';

const nothing: CurrencyHints = { market: 'global', query: null, cookie: null, language: 'en', websiteDefault: null };

describe('the order of choice (spec §4)', () => {
  it.each<[string, Partial<CurrencyHints>, string, boolean]>([
    ['the China site, whatever is asked', { market: 'cn', query: 'USD', cookie: 'EUR' }, 'CNY', true],
    [
      'the China site, whatever the language and website say',
      { market: 'cn', language: 'ja', websiteDefault: 'HKD' },
      'CNY',
      true,
    ],
    ['the China site, kept', { market: 'cn', query: 'USD', cookie: 'CNY' }, 'CNY', false],
    ['the query before the cookie', { query: 'JPY', cookie: 'EUR' }, 'JPY', true],
    ['the query that the cookie holds', { query: 'JPY', cookie: 'JPY' }, 'JPY', false],
    ['a query that is none of ours is passed over', { query: 'XXX', cookie: 'EUR' }, 'EUR', false],
    ['an empty query is passed over', { query: '', cookie: 'EUR' }, 'EUR', false],
    ['a query in small letters is passed over', { query: 'jpy', cookie: 'EUR' }, 'EUR', false],
    ['a query called constructor is passed over', { query: 'constructor' }, 'USD', true],
    ['roubles in the query are none of ours', { query: 'RUB', cookie: 'HKD' }, 'HKD', false],
    ['the cookie before the language', { cookie: 'HKD', language: 'de' }, 'HKD', false],
    ['the cookie before the website', { cookie: 'HKD', websiteDefault: 'THB' }, 'HKD', false],
    ['roubles in the cookie become euros, and are written so', { cookie: 'RUB' }, 'EUR', true],
    ['Lebanese pounds in the cookie become euros', { cookie: 'LBP', language: 'ja' }, 'EUR', true],
    ['the query before roubles', { query: 'KRW', cookie: 'RUB' }, 'KRW', true],
    ['the language’s, when the cookie is none of ours', { cookie: 'DEM', language: 'ja' }, 'JPY', true],
    ['Russian means euros (RU-6)', { language: 'ru' }, 'EUR', true],
    ['the language before the website', { language: 'ko', websiteDefault: 'THB' }, 'KRW', true],
    ['nothing asked, nothing stored', {}, 'USD', true],
  ])('%s', (_name, hints, currency, write) => {
    expect(chooseCurrency({ ...nothing, ...hints })).toEqual({ currency, write });
  });

  it.each<[string, Partial<CurrencyHints>, string]>([
    ['the language’s own where the website sells in it', { language: 'ja', supported: ['USD', 'JPY'] }, 'JPY'],
    ['the website’s where it does not sell in the language’s', { language: 'ja', websiteDefault: 'THB' }, 'THB'],
    ['the website’s before dollars', { language: 'de', websiteDefault: 'HKD', supported: ['USD', 'HKD'] }, 'HKD'],
    ['dollars without a default', { language: 'de', supported: ['HKD', 'USD'] }, 'USD'],
    ['the first that it sells in, where dollars are none', { language: 'de', supported: ['HKD', 'TWD'] }, 'HKD'],
    ['the query where it is sold in', { query: 'TWD', cookie: 'HKD', supported: ['HKD', 'TWD'] }, 'TWD'],
    ['the cookie where the query is not sold in', { query: 'EUR', cookie: 'TWD', supported: ['HKD', 'TWD'] }, 'TWD'],
    ['roubles where euros are not sold in', { cookie: 'RUB', language: 'ko', supported: ['KRW'] }, 'KRW'],
    ['yuan in China, whatever else is sold in', { market: 'cn', supported: ['USD'] }, 'CNY'],
  ])('on a website with a list is %s', (_name, hints, currency) => {
    expect(chooseCurrency({ ...nothing, supported: ['HKD', 'THB'], ...hints }).currency).toBe(currency);
  });

  it.each(languageCodes)('is the language’s own for %s', (language) => {
    expect(chooseCurrency({ ...nothing, language, websiteDefault: 'ISK' }).currency).toBe(languages[language].currency);
  });

  it.each(currencyCodes)('takes %s by query and by cookie', (code) => {
    expect(chooseCurrency({ ...nothing, query: code })).toEqual({ currency: code, write: true });
    expect(chooseCurrency({ ...nothing, cookie: code })).toEqual({ currency: code, write: false });
  });
});
