import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { giftChoices, isGiftAmount } from '#src/domain/catalogue/offers/gift-card.ts';
import { currencies, isCurrency, priceStep } from '#src/domain/shared/money/currency.ts';
import { money, toMajor } from '#src/domain/shared/money/money.ts';

import { formatNumber } from '#src/domain/site/language/formats.ts';
import { isLanguage, languages } from '#src/domain/site/language/languages.ts';
import { amountWords, typedAmount } from '#src/web/marketing/gift-cards/typed-amount.ts';

test.each([
  ['75', 'EUR', 7_500],
  [' 75,50 ', 'EUR', 7_550],
  ['1 000', 'EUR', 100_000],
  ['٧٥', 'EUR', 7_500],
  ['7500', 'JPY', 7_500],
  ['75.5', 'JPY', null],
  ['1,000.00', 'EUR', 100_000],
  ['1.000,00', 'EUR', 100_000],
  ['12.50', 'USD', 1_250],
  ['12,5', 'USD', 1_250],
  ['5,000', 'HKD', 500_000],
  ['1’250.50', 'CHF', 125_050],
  ['10,000', 'JPY', 10_000],
  ['１０，０００', 'JPY', 10_000],
  ['50.000', 'CLP', 50_000],
  ['250,000', 'VND', 250_000],
  ['12.500.000', 'VND', 12_500_000],
  ['2.000', 'ISK', 2_000],
  ['20,000', 'KRW', 20_000],
  ['10 000,50', 'HUF', 1_000_050],
  ['1,000.50', 'TWD', 100_050],
  ['2,00,000', 'LKR', 20_000_000],
  ['5.050', 'KWD', 5_050],
  ['5,050', 'BHD', 5_050],
  ['٥٫٠٥٠', 'OMR', 5_050],
  ['١٬٠٠٠٫٥٠', 'SAR', 100_050],
  ['12.345', 'JPY', 12_345],
  ['12.3456', 'USD', null],
  ['1,00', 'JPY', null],
  ['0,500', 'EUR', null],
  ['1,000.000', 'EUR', null],
  ['1.000,000.00', 'EUR', null],
  ['12.', 'USD', null],
  ['1e3', 'EUR', null],
  ['-75', 'EUR', null],
  ['', 'EUR', null],
] as const)('%j of %s', (text, currency, minor) => {
  expect(typedAmount(text, currency)?.minor ?? null).toBe(minor);
});

test('the total is the formatted amount, and a dash while the input is invalid', () => {
  expect(amountWords(null, 'en')).toBe('–');
  expect(amountWords({ minor: 7_550, currency: 'EUR' }, 'en')).toBe('€75.50');
});

describe.each(Object.keys(currencies).filter(isCurrency))('a gift card in %s', (currency) => {
  const { least, most, amounts } = giftChoices(currency);
  const step = priceStep(currency);

  test('is offered and sold for whole coins only', () => {
    for (const amount of [...amounts, least, most]) expect(isGiftAmount(amount)).toBe(true);
    expect(isGiftAmount(money(least.minor - step, currency))).toBe(false);
    expect(isGiftAmount(money(most.minor + step, currency))).toBe(false);
    if (step > 1n) expect(isGiftAmount(money(least.minor + 1n, currency))).toBe(false);
  });

  test('is worth what was typed, written as the page writes numbers in any language', () => {
    const places = currencies[currency].digits;
    for (const { minor } of [least, ...amounts, most, money(least.minor + step, currency)]) {
      for (const language of Object.keys(languages).filter(isLanguage)) {
        const typed = formatNumber(
          Number(minor) / 10 ** places,
          language,
          minor % 10n ** BigInt(places) === 0n ? 0 : places,
        );
        expect(typedAmount(typed, currency), `${typed} in ${language}`).toEqual({ minor: Number(minor), currency });
      }
    }
  });

  test('is worth what was typed, with a point or a comma and every fraction', () => {
    fc.assert(
      fc.property(fc.bigInt(least.minor / step, most.minor / step), (coins) => {
        const amount = money(coins * step, currency);
        const typed = toMajor(amount);
        const wanted = { minor: Number(amount.minor), currency };
        expect(typedAmount(typed, currency)).toEqual(wanted);
        expect(typedAmount(typed.replace('.', ','), currency)).toEqual(wanted);
        expect(isGiftAmount(amount)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});
