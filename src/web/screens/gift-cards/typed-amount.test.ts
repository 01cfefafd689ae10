import { expect, test } from 'vitest';

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
