import { expect, test } from 'vitest';
import { canonical } from '#src/domain/checkout/canonical.ts';
import { checkContact, leadOf } from '#src/domain/checkout/contact.ts';
import {
  capturedEntries,
  refundOwedEntries,
  refundPaidEntries,
  type LedgerEntry,
} from '#src/domain/settlement/ledger.ts';
import { money } from '#src/domain/shared/money/money.ts';

const given = { name: 'A Traveller', email: 'traveller@example.com', phone: '+44 20 7946 0018' };

/** Numbers that a reader of them knows; what it makes of others is tested with it (`adapters/phone.test.ts`). */
const numbers = new Map([['+44 20 7946 0018', '+442079460018']]);
const check = (contact: Parameters<typeof checkContact>[0]) =>
  checkContact(contact, (text) => numbers.get(text) ?? null);

test('checkContact tidies a contact', () => {
  expect(check({ ...given, name: '  A\n Traveller ', notes: ' by the window ' })).toEqual({
    ok: true,
    value: { name: 'A Traveller', email: 'traveller@example.com', phone: '+442079460018', notes: 'by the window' },
  });
  expect(check({ ...given, name: 'x'.repeat(120), notes: 'y'.repeat(5000) })).toMatchObject({
    value: { name: 'x'.repeat(120), notes: 'y'.repeat(1000) },
  });
});

test('checkContact takes spaces around an address away, and has empty notes where none are given', () => {
  expect(check({ ...given, email: ' traveller@example.com\n' })).toMatchObject({
    value: { email: 'traveller@example.com', notes: '' },
  });
});

test('checkContact preserves joiners in a name, and cuts notes between letters', () => {
  const family = '👩\u200d👩\u200d👧';
  expect(check({ ...given, name: `علی\u200cرضا\u200c`, notes: family.repeat(1001) })).toMatchObject({
    value: { name: 'علی\u200cرضا', notes: family.repeat(1000) },
  });
});

test('the lead traveler is stored separately only when different from the buyer', () => {
  const other = check({ ...given, lead: ' Another\n Traveller ' });
  expect(other).toMatchObject({ value: { name: 'A Traveller', lead: 'Another Traveller' } });
  for (const lead of ['A Traveller', ' ']) {
    const self = check({ ...given, lead });
    expect(self.ok && Object.hasOwn(self.value, 'lead')).toBe(false);
    expect(self.ok && leadOf(self.value)).toBe('A Traveller');
  }
  expect(other.ok && leadOf(other.value)).toBe('Another Traveller');
});

test.each([
  [{ name: ' \n' }, 'name_missing', 'contact.name'],
  [{ name: '\u200b\n' }, 'name_missing', 'contact.name'],
  [{ name: 'Lee\u202e' }, 'name_invalid', 'contact.name'],
  [{ name: 'x'.repeat(121) }, 'name_invalid', 'contact.name'],
  [{ lead: '<b>Lee</b>' }, 'name_invalid', 'contact.lead'],
  [{ phone: '+999 123456789' }, 'phone_invalid', 'contact.phone'],
  [{ email: 'a@b' }, 'email_invalid', 'contact.email'],
  [{ email: 'a@b.c\r\nbcc: d@e.f' }, 'email_invalid', 'contact.email'],
  [{ phone: '020 7946' }, 'phone_invalid', 'contact.phone'],
  [{ phone: '+86 123' }, 'phone_invalid', 'contact.phone'],
])('%o is refused: %s at %s', (change, code, field) => {
  expect(check({ ...given, ...change })).toMatchObject({ failure: { code, field } });
});

test('equal facts make one text, whatever the order of their keys', () => {
  expect(canonical({ b: 1n, a: [{ d: null, c: 'x' }], e: undefined })).toBe('{"a":[{"c":"x","d":null}],"b":"1"}');
  expect(canonical({ a: [{ c: 'x', d: null }], b: '1' })).toBe(canonical({ b: 1n, a: [{ d: null, c: 'x' }] }));
  expect(canonical({ a: 1 })).not.toBe(canonical({ a: 2 }));
  expect(canonical(undefined)).toBe('null');
  expect([canonical([1, 2]), canonical([12])]).toEqual(['[1,2]', '[12]']);
});

test('money that comes, is owed and goes back leaves every account of the books even', () => {
  const paid = money(1_000n, 'EUR');
  const due = money(400n, 'EUR');
  const all: LedgerEntry[] = [
    ...capturedEntries('sandbox', paid),
    ...refundOwedEntries(due),
    ...refundPaidEntries('sandbox', due),
  ];
  const balance = new Map<string, bigint>();
  for (const { account, amount } of all) balance.set(account, (balance.get(account) ?? 0n) + amount.minor);
  expect(Object.fromEntries(balance)).toEqual({ 'cash:sandbox': 600n, bookings: -600n, refunds: 0n });
});
