import { expect, it } from 'vitest';

import { readPhone } from '#src/domain/people/phone.ts';

it.each([
  ['+85291234567', '+85291234567'],
  ['+852 9123 4567', '+85291234567'],
  ['+44 (20) 7946-0018', '+442079460018'],
  ['+8613800138000', '+8613800138000'],
  ['+290222', '+290222'],
  [`+${'1'.repeat(18)}`, `+${'1'.repeat(18)}`],
])('reads %s', (text, phone) => {
  expect(readPhone(text)).toBe(phone);
});

it.each([
  ['ten digits after 86', '+861380013800'],
  ['twelve digits after 86', '+86138001380000'],
  ['five digits', '+29022'],
  ['nineteen digits', `+${'1'.repeat(19)}`],
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
