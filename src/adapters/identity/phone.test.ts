import { expect, it } from 'vitest';

import { maskPhone, normalisePhone } from '#src/adapters/identity/phone.ts';
import { checkContact } from '#src/domain/checkout/contact.ts';

it.each([
  ['+852 9123 4567', '+85291234567'],
  ['+44 (0)20 7946 0018', '+442079460018'],
  ['＋４４ ７７００ ９００１２３', '+447700900123'],
  ['+٤٤٧٧٠٠٩٠٠١٢٣', '+447700900123'],
  [' +81 90-1234-5678 ', '+819012345678'],
  ['+86 138 0013 8000', '+8613800138000'],
  ['+966 50 123 4567', '+966501234567'],
])('keeps %s as %s', (text, phone) => {
  expect(normalisePhone(text)).toBe(phone);
});

it.each([
  '',
  '91234567',
  '+86 138 0013 800',
  '+852 9123',
  '+290 22158',
  '+852 9123 4567 ext 3',
  '+447700900123;ext=2',
  'tel:+447700900123',
  'call +447700900123',
  '+999 123 456 789',
  '+85291234567\r\nBcc: x',
  `+852${'0'.repeat(60)}`,
])('takes %j for no number', (text) => {
  expect(normalisePhone(text)).toBeNull();
});

it('shows no more than country and end', () => {
  expect(maskPhone('+85291234567')).toBe('+852 •••• 567');
  expect(maskPhone('+8613800138000')).toBe('+86 •••• 000');
});

it('takes no time over a long text', () => {
  const began = performance.now();
  for (const text of ['+'.repeat(100_000), '+1 '.repeat(50_000), `+${'(1)'.repeat(12)}`]) normalisePhone(text);
  expect(performance.now() - began).toBeLessThan(200);
});

it('reads the number of a contact at checkout as it reads one at sign-in', () => {
  const given = { name: 'A Traveler', email: 'traveler@example.com' };
  for (const [phone, expected] of [
    ['+44 (0)20 7946 0018', '+442079460018'],
    ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '+966501234567'],
    ['＋81 90 1234 5678', '+819012345678'],
  ] as const)
    expect(checkContact({ ...given, phone }, normalisePhone)).toMatchObject({ value: { phone: expected } });
  expect(checkContact({ ...given, phone: '+999 123456789' }, normalisePhone)).toMatchObject({
    failure: { code: 'phone_invalid', field: 'contact.phone' },
  });
});
