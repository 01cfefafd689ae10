import { describe, expect, it } from 'vitest';

import { currencyCodes } from '#src/domain/shared/money/currency.ts';
import { money } from '#src/domain/shared/money/money.ts';
import {
  currencySymbol,
  formatDate,
  formatDateRange,
  formatDuration,
  formatItems,
  formatList,
  formatMoney,
  formatNumber,
  formatNumberRange,
  formatRate,
  formatShortLength,
  formatTime,
  formatTimeRange,
  hourDigits,
  nameOf,
} from '#src/domain/site/language/formats.ts';
import { writingOf } from '#src/domain/site/language/formatting-locale.ts';
import { languageCodes } from '#src/domain/site/language/languages.ts';

/** The spaces of `Intl` differ between versions of its data. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f]/g, '');
}

describe('money', () => {
  it.each([
    [123450n, 'USD', 'en', 'US$1,234.50'],
    [123400n, 'USD', 'en', 'US$1,234'],
    [123400n, 'USD', 'en-US', '$1,234'],
    [2100n, 'JPY', 'en', '¥2,100'],
    [5n, 'KWD', 'en', 'KWD 0.005'],
    [-1950n, 'EUR', 'de', '-19,50 €'],
    [9007199254740993123n, 'USD', 'en', 'US$90,071,992,547,409,931.23'],
    [0n, 'HKD', 'zh-HK', 'HK$0'],
    [100n, 'AUD', 'en-AU', 'A$1'],
    [912n, 'USD', 'fr', '9,12 US$'],
    [912n, 'AUD', 'fr', '9,12 A$'],
    [912n, 'GBP', 'fr', '9,12 £'],
    [912n, 'SGD', 'en', 'S$9.12'],
    [912n, 'USD', 'es', '9,12 US$'],
    [-912n, 'THB', 'en', '-฿9.12'],
  ] as const)('%d %s in %s', (minor, currency, language, text) => {
    expect(plain(formatMoney(money(minor, currency), language))).toBe(text);
  });

  it('names one currency only, in every language', () => {
    for (const language of languageCodes) {
      const signs = currencyCodes.map((code) =>
        plain(formatMoney(money(100_000n, code), language)).replace(/[\d.,’\s-]/g, ''),
      );
      expect(new Set(signs).size, language).toBe(currencyCodes.length);
      const bare = signs.filter((sign) => sign === '$' || sign.toLowerCase() === 'kr');
      expect(bare, language).toEqual(language === 'en-US' ? ['$'] : []);
    }
  });

  it.each(['AUD', 'CAD', 'EUR', 'GBP', 'HKD', 'KRW', 'NZD', 'SGD', 'THB', 'TWD'] as const)(
    'returns the same sign for %s in every language, once',
    (currency) => {
      const sign = currencySymbol(currency, 'en');
      for (const language of languageCodes) {
        const text = plain(formatMoney(money(123_400n, currency), language));
        expect(text.replace(sign, '').replace(/[\d.,’\s]/g, ''), `${language}: ${text}`).toBe('');
      }
    },
  );

  it('puts a sign of ours beside the number in any digits', () => {
    expect(formatMoney(money(123_400n, 'SGD'), writingOf('th', 'digits'))).toBe('S$๑,๒๓๔');
    expect(plain(formatMoney(money(123_400n, 'SGD'), writingOf('ar-SA', 'digits')))).toBe('١٬٢٣٤ S$');
  });

  it('returns no letters on both sides of a sign, in any language and currency', () => {
    for (const language of languageCodes)
      for (const code of currencyCodes)
        expect(plain(formatMoney(money(123_400n, code), language)), language).not.toMatch(/[A-Z]\p{Sc}\s?[A-Z]/u);
  });

  it('shows the same sign in the list of currencies as at a price', () => {
    for (const language of languageCodes)
      for (const code of currencyCodes)
        expect(formatMoney(money(100_000n, code), language), language).toContain(currencySymbol(code, language));
    expect([currencySymbol('CNY', 'zh-CN'), currencySymbol('JPY', 'zh-CN')]).toEqual(['¥', 'JP¥']);
    expect([currencySymbol('CNY', 'en'), currencySymbol('JPY', 'en')]).toEqual(['CN¥', '¥']);
    expect([currencySymbol('TWD', 'zh-TW'), currencySymbol('USD', 'en-US')]).toEqual(['NT$', '$']);
  });

  it('preserves the order of letters and sign in Arabic', () => {
    for (const code of ['JPY', 'USD', 'HKD', 'TWD'] as const)
      expect(formatMoney(money(100_000n, code), 'ar-SA'), code).toMatch(/[A-Z]+[¥$£]\u200e/);
    expect(formatMoney(money(100_000n, 'EUR'), 'ar-SA')).not.toContain('€\u200e');
    expect(formatMoney(money(100_000n, 'JPY'), 'ko')).not.toContain('\u200e');
  });

  it('settles by ISO 4217, whatever the data of the machine say, and leaves out what is nought', () => {
    // `Intl` itself would drop the fillér and the sen, which are charged.
    expect(plain(formatMoney(money(123_456n, 'HUF'), 'en'))).toBe('HUF 1,234.56');
    expect(plain(formatMoney(money(123_400n, 'IDR'), 'id'))).toBe('Rp 1.234');
    expect(plain(formatMoney(money(123_456n, 'IDR'), 'id'))).toBe('Rp 1.234,56');
    expect(plain(formatMoney(money(123_400n, 'TWD'), 'zh-TW'))).toBe('NT$1,234');
    expect(plain(formatMoney(money(1_234n, 'VND'), 'vi'))).toBe('1.234 ₫');
  });

  it('writes the digits that a traveler reads on the receipt', () => {
    for (const language of languageCodes) expect(formatMoney(money(123_456n, 'EUR'), language)).toMatch(/1\D?234\D56/);
  });
});

describe('dates and times', () => {
  it('belong to the place', () => {
    expect(formatDate('2026-12-01', 'de', 'long')).toBe('Dienstag, 1. Dezember 2026');
  });

  it('use the clock of the language', () => {
    expect(plain(formatTime('09:00', 'en-US'))).toBe('9:00 AM');
    expect(plain(formatTime('09:00', 'de'))).toBe('09:00');
    expect(plain(formatTime('00:30', 'ja'))).toBe('00:30');
  });

  it('count years from the same one, in digits that all can read', () => {
    for (const language of languageCodes) {
      expect(formatDate('2026-12-01', language, 'medium'), language).toMatch(/2026/);
      expect(formatTime('18:30', language), language).toMatch(/(18|6)[:.]30/);
    }
  });

  it.each([
    [45, '45 minutes'],
    [60, '1 hour'],
    [75, '1 hour, 15 minutes'],
    [90, '1.5 hours'],
    [100, '1 hour, 40 minutes'],
    [480, '8 hours'],
    [2880, '2 days'],
    [3600, '2.5 days'],
  ])('%d minutes are %s', (minutes, text) => {
    expect(plain(formatDuration(minutes, 'en'))).toBe(text);
  });
});

describe('from one time or day to another', () => {
  it.each([
    ['en-GB', '09:00–18:00'],
    ['en-US', '9:00 AM – 6:00 PM'],
    ['ja', '09:00～18:00'],
    ['ko', '오전 9:00~오후 6:00'],
    ['zh-HK', '上午9:00至下午6:00'],
    ['th', '09:00–18:00'],
    ['ar-SA', '9:00 ص – 6:00 م'],
  ] as const)('in %s the doors are open %s', (language, text) => {
    expect(plain(formatTimeRange('09:00', '18:00', language))).toBe(text);
  });

  it('formats both ends as single times, past midnight too, in every language', () => {
    for (const language of languageCodes) {
      const text = formatTimeRange('22:00', '02:00', language);
      expect(text.startsWith(formatTime('22:00', language)), language).toBe(true);
      expect(text.endsWith(formatTime('02:00', language)), language).toBe(true);
    }
  });

  it.each([
    ['de', '2026-12-01', '2026-12-03', '1.–3. Dez. 2026'],
    ['de', '2026-12-30', '2027-01-02', '30. Dez. 2026 – 2. Jan. 2027'],
    ['ja', '2026-12-01', '2026-12-03', '2026年12月1日～3日'],
    ['ja', '2026-11-30', '2026-12-03', '2026年11月30日～12月3日'],
    ['zh-TW', '2026-12-30', '2027-01-02', '2026年12月30日至2027年1月2日'],
    ['zh-CN', '2026-12-01', '2026-12-03', '2026年12月1日–3日'],
    ['ko', '2026-12-01', '2026-12-03', '2026년 12월 1일~3일'],
    ['th', '2026-12-01', '2026-12-03', '1–3 ธ.ค. 2026'],
    ['ar-SA', '2026-12-01', '2026-12-03', '1–3 ديسمبر 2026'],
  ] as const)('in %s %s to %s is %s', (language, from, to, text) => {
    expect(plain(formatDateRange(from, to, language)).replaceAll('\u2009', ' ')).toBe(text);
  });

  it('is one day where both are the same', () => {
    expect(formatDateRange('2026-12-01', '2026-12-01', 'de')).toBe('1. Dez. 2026');
  });

  it('includes both years, in the digits of all pages, whatever the language', () => {
    for (const language of languageCodes) {
      const text = formatDateRange('2026-12-30', '2027-01-02', language);
      expect(text, language).toMatch(/2026.*2027/);
    }
  });
});

it('writes numbers, names and lists in the language', () => {
  expect(formatNumber(1_234_567.5, 'de', 1)).toBe('1.234.567,5');
  expect(formatNumber(1_234_567, 'ar-SA')).toBe('1,234,567');
  expect(nameOf('language', 'ja', 'de')).toBe('Japanisch');
  expect(nameOf('currency', 'XXQ', 'en')).toBe('XXQ');
  expect(formatList(['Central', 'Tsim Sha Tsui', 'Mong Kok'], 'en-GB')).toBe('Central, Tsim Sha Tsui and Mong Kok');
});

it('hourDigits pads hours where the day has 24 of them', () => {
  expect([hourDigits('de'), hourDigits('ja'), hourDigits('en-US')]).toEqual(['2-digit', '2-digit', 'numeric']);
});

describe('rates and parties', () => {
  it('shows a rate by six figures, large and small', () => {
    expect(formatRate('150000', 'en')).toBe('150,000');
    expect(formatRate('0.006673341234', 'en')).toBe('0.00667334');
    expect(formatRate('7.8', 'de')).toBe('7,8');
  });

  it('joins items with the comma of the language', () => {
    expect(formatItems(['2 × Adult', '1 × Child'], 'en')).toBe('2 × Adult, 1 × Child');
    expect(formatItems(['2 × 大人', '1 × 子供'], 'ja')).toBe('2 × 大人、1 × 子供');
  });
});

describe('formatNumberRange', () => {
  it.each([
    [12, 27, 'en', '12–27'],
    [1200, 2700, 'de', '1.200–2.700'],
    [12, 27, 'ja', '12～27'],
  ] as const)('writes %i to %i in %s as %s', (from, to, writing, text) => {
    expect(plain(formatNumberRange(from, to, writing))).toBe(text);
  });
});

describe('formatShortLength', () => {
  it.each([
    [250, 'foot', 'en', '250 ft'],
    [80, 'yard', 'en', '80 yd'],
    [1250, 'foot', 'de', '1.250 ft'],
  ] as const)('writes %i %s in %s as %s', (value, unit, writing, text) => {
    expect(plain(formatShortLength(value, unit, writing))).toBe(text);
  });
});
