import { expect, it } from 'vitest';

import { isPhoneNumber } from '#src/domain/accounts/phone.ts';

it.each([
  ['86', 10, false],
  ['86', 11, true],
  ['86', 12, false],
  ['852', 5, false],
  ['852', 6, true],
  ['1', 18, true],
  ['1', 19, false],
  ['886', 9, true],
])('with country code %s a number of %i digits: %s', (countryCode, digits, follows) => {
  expect(isPhoneNumber(countryCode, '1'.repeat(digits))).toBe(follows);
  expect(isPhoneNumber(countryCode, `${'1'.repeat(digits - 1)}x`)).toBe(false);
});
