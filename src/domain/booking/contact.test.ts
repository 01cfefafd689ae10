import { expect, test } from 'vitest';
import { canonical } from '#src/domain/booking/canonical.ts';
import { checkContact, leadOf } from '#src/domain/booking/contact.ts';
import { capturedEntries, refundOwedEntries, refundPaidEntries, type LedgerEntry } from '#src/domain/booking/ledger.ts';
import { money } from '#src/domain/pricing/money.ts';

const given = { name: 'A Traveller', email: 'traveller@example.com', phone: '+44 20 7946 0018' };

test('a contact is tidied', () => {
  expect(checkContact({ ...given, name: '  A \u202e\n Traveller ', notes: ' by the window ' })).toEqual({
    ok: true,
    value: { name: 'A Traveller', email: 'traveller@example.com', phone: '+442079460018', notes: 'by the window' },
  });
  expect(checkContact({ ...given, name: 'x'.repeat(500), notes: 'y'.repeat(5000) })).toMatchObject({
    value: { name: 'x'.repeat(120), notes: 'y'.repeat(1000) },
  });
});

test('a name keeps its joiners, and what is too long is cut between letters, within what the tables hold', () => {
  const family = '👩\u200d👩\u200d👧';
  expect(checkContact({ ...given, name: `علی\u200cرضا\u200c`, notes: family.repeat(1001) })).toMatchObject({
    value: { name: 'علی\u200cرضا', notes: family.repeat(1000) },
  });
  expect(checkContact({ ...given, name: family.repeat(121) })).toMatchObject({ value: { name: family.repeat(24) } });
});

test('who leads the trip is asked for at the door, and stands apart only when it is somebody else', () => {
  const other = checkContact({ ...given, lead: ' Another\n Traveller ' });
  expect(other).toMatchObject({ value: { name: 'A Traveller', lead: 'Another Traveller' } });
  for (const lead of ['A Traveller', ' ']) {
    const self = checkContact({ ...given, lead });
    expect(self.ok && Object.hasOwn(self.value, 'lead')).toBe(false);
    expect(self.ok && leadOf(self.value)).toBe('A Traveller');
  }
  expect(other.ok && leadOf(other.value)).toBe('Another Traveller');
});

test.each([
  [{ name: '\u200b\n' }, 'name_missing', 'contact.name'],
  [{ email: 'a@b' }, 'email_invalid', 'contact.email'],
  [{ email: 'a@b.c\r\nbcc: d@e.f' }, 'email_invalid', 'contact.email'],
  [{ phone: '020 7946' }, 'phone_invalid', 'contact.phone'],
  [{ phone: '+86 123' }, 'phone_invalid', 'contact.phone'],
])('%o is refused: %s at %s', (change, code, field) => {
  expect(checkContact({ ...given, ...change })).toMatchObject({ failure: { code, field } });
});

test('equal facts make one text, whatever the order of their keys', () => {
  expect(canonical({ b: 1n, a: [{ d: null, c: 'x' }], e: undefined })).toBe('{"a":[{"c":"x","d":null}],"b":"1"}');
  expect(canonical({ a: [{ c: 'x', d: null }], b: '1' })).toBe(canonical({ b: 1n, a: [{ d: null, c: 'x' }] }));
  expect(canonical({ a: 1 })).not.toBe(canonical({ a: 2 }));
  expect(canonical(undefined)).toBe('null');
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
