import { describe, expect, it } from 'vitest';

import { currencyCodes } from '#src/domain/shared/money/currency.ts';
import { currencyChoices } from '#src/domain/site/choices/currency-names.ts';
import { nameOrder } from '#src/domain/site/names/name-order.ts';
import {
  answersTo,
  inCurrency,
  inHabit,
  inLanguage,
  languageChoices,
} from '#src/domain/site/choices/picker-choices.ts';
import { languageCodes } from '#src/domain/site/language/languages.ts';

describe('the currencies of the picker', () => {
  it.each(languageCodes)('are all there once in %s, each with a name and a symbol', (language) => {
    const { popular, others } = currencyChoices(language);
    const all = [...popular, ...others];
    expect(all.map(({ code }) => code).toSorted()).toEqual([...currencyCodes]);
    for (const { code, name, note } of all) {
      expect(name, code).not.toBe('');
      expect(note, code).not.toBe('');
    }
  });

  it("name themselves in the page's language, its own first, the others by name", () => {
    const german = currencyChoices('de');
    expect(german.popular.slice(0, 2).map(({ code }) => code)).toEqual(['EUR', 'USD']);
    expect(german.popular[1]?.name).toBe('US-Dollar');
    expect(german.others.map(({ name }) => name)).toEqual(
      german.others.map(({ name }) => name).toSorted(nameOrder('de')),
    );
    expect(currencyChoices('fr').popular[1]?.name).toBe('Dollar des États-Unis');
    expect(currencyChoices('ja').popular[0]).toMatchObject({ code: 'JPY', name: '日本円' });
  });
});

describe('the languages of the picker', () => {
  it('are those that the site speaks', () => {
    expect(languageChoices(languageCodes)).toHaveLength(26);
    expect(languageChoices(['en', 'zh-CN']).map(({ name }) => name)).toEqual(['English', '简体中文']);
  });
});

describe('the filter', () => {
  const yen = { code: 'JPY', name: 'Japanese yen', note: '¥' };
  it.each(['', ' yen', 'JAP', 'jpy', '¥'])('finds the yen by "%s"', (typed) =>
    expect(answersTo(yen, typed)).toBe(true),
  );
  it.each(['won', 'usd', '$'])('does not by "%s"', (typed) => expect(answersTo(yen, typed)).toBe(false));
});

describe('a change', () => {
  it.each([
    ['/city/3-tokyo/?category=food', 'ja', '/ja/city/3-tokyo/?category=food'],
    ['/zh-TW/city/3-tokyo/', 'de', '/de/city/3-tokyo/'],
    ['/ja/', 'en', '/'],
    ['/', 'ar-SA', '/ar-SA/'],
  ] as const)('of language preserves page and query: %s in %s is %s', (here, language, there) => {
    expect(inLanguage(here, language)).toBe(there);
  });

  it.each([
    ['/ja/cart/', '/ja/cart/?_currency=EUR'],
    ['/search/result/?query=a+b&_currency=USD', '/search/result/?query=a+b&_currency=EUR'],
  ])('of currency preserves page and query: %s becomes %s', (here, there) => {
    expect(inCurrency(here, 'EUR')).toBe(there);
  });

  it('of years and digits preserves page and query', () => {
    expect(inHabit('/th/cart/?a=b&_writing=digits', 'calendar')).toBe('/th/cart/?a=b&_writing=calendar');
  });
});
