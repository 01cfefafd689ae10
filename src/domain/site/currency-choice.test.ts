import { expect, it } from 'vitest';

import { chooseCurrency, type CurrencyHints } from '#src/domain/site/currency-choice.ts';

const nothing: CurrencyHints = { market: 'global', query: null, cookie: null, language: 'en', websiteDefault: null };

it.each<[string, Partial<CurrencyHints>, string, boolean]>([
  ['the China site, whatever is asked', { market: 'cn', query: 'USD', cookie: 'EUR' }, 'CNY', true],
  ['the query before the cookie', { query: 'JPY', cookie: 'EUR' }, 'JPY', true],
  ['a query that is none of ours is passed over', { query: 'XXX', cookie: 'EUR' }, 'EUR', false],
  ['a query in small letters is passed over', { query: 'jpy', cookie: 'EUR' }, 'EUR', false],
  ['a query called constructor is passed over', { query: 'constructor' }, 'USD', true],
  ['the cookie before the language', { cookie: 'HKD', language: 'de' }, 'HKD', false],
  ['roubles become euros', { cookie: 'RUB' }, 'EUR', true],
  ['Lebanese pounds become euros', { cookie: 'LBP' }, 'EUR', true],
  ['the language’s, when the cookie is none of ours', { cookie: 'DEM', language: 'ja' }, 'JPY', true],
  ['the language before the website', { language: 'ko', websiteDefault: 'THB' }, 'KRW', true],
  ['nothing asked, nothing stored', {}, 'USD', true],
])('%s', (_name, hints, currency, write) => {
  expect(chooseCurrency({ ...nothing, ...hints })).toEqual({ currency, write });
});
