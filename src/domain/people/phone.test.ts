import { expect, it } from 'vitest';

import { isPhoneNumber, readPhone } from '#src/domain/people/phone.ts';

it.each([
  ['+85291234567', '+85291234567'],
  ['+852 9123 4567', '+85291234567'],
  ['+44 (20) 7946-0018', '+442079460018'],
  ['+8613800138000', '+8613800138000'],
  ['+1234567', '+1234567'],
  [`+852${'1'.repeat(18)}`, `+852${'1'.repeat(18)}`],
])('reads %s', (text, phone) => {
  expect(readPhone(text)).toBe(phone);
});

it.each([
  ['ten digits after 86', '+861380013800'],
  ['twelve digits after 86', '+86138001380000'],
  ['five digits after the shortest code', '+129022'],
  ['nineteen digits after the longest code', `+852${'1'.repeat(19)}`],
  ['no country code', '85291234567'],
  ['a country code that begins with zero', '+0852912345'],
  ['letters', '+852 CALL ME NOW'],
  ['two numbers', '+85291234567+85291234568'],
  ['a header', '+85291234567\r\nBcc: x'],
  ['nothing', ''],
  ['too much', `+852${' '.repeat(40)}91234567`],
])('refuses %s', (_name, text) => {
  expect(readPhone(text)).toBeNull();
});

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
