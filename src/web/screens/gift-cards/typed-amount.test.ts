import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { giftChoices, isGiftAmount } from '#src/domain/booking/gift-card.ts';
import { currencies, isCurrency, priceStep } from '#src/domain/pricing/currency.ts';
import { money, toMajor } from '#src/domain/pricing/money.ts';

import { amountWords, typedAmount } from '#src/web/screens/gift-cards/typed-amount.ts';

test.each([
  ['75', 'EUR', 7_500],
  [' 75,50 ', 'EUR', 7_550],
  ['1 000', 'EUR', 100_000],
  ['٧٥', 'EUR', 7_500],
  ['7500', 'JPY', 7_500],
  ['75.5', 'JPY', null],
  ['1,000.00', 'EUR', null],
  ['-75', 'EUR', null],
  ['', 'EUR', null],
] as const)('%j of %s', (text, currency, minor) => {
  expect(typedAmount(text, currency)?.minor ?? null).toBe(minor);
});

test('what cannot be read is shown as it was typed', () => {
  expect(amountWords(null, 'a lot', 'en')).toBe('a lot');
  expect(amountWords({ minor: 7_550, currency: 'EUR' }, '75.5', 'en')).toBe('€75.50');
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
