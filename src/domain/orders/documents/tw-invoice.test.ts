import { describe, expect, it } from 'vitest';

import { checkTwChoice, isTaiwanOrder, type TwInvoiceKind } from '#src/domain/orders/documents/tw-invoice.ts';

describe('where an invoice goes', () => {
  it.each<[TwInvoiceKind, string, string]>([
    ['member', 'whatever', ''],
    ['mobile', ' /ab12+-. ', '/AB12+-.'],
    ['certificate', 'ab12345678901234', 'AB12345678901234'],
    ['donation', '919', '919'],
    ['donation', '1234567', '1234567'],
    ['company', '0459 5257', '04595257'],
    ['company', '10458575', '10458575'],
    // A seven in the seventh place counts ten, which may be one or nothing.
    ['company', '12345670', '12345670'],
    ['company', '12345675', '12345675'],
    ['company', '12345676', '12345676'],
  ])('may be %s %s', (kind, value, tidy) => {
    expect(checkTwChoice({ kind, value })).toEqual({ ok: true, value: { kind, value: tidy } });
  });

  it.each<[TwInvoiceKind, string]>([
    ['mobile', 'AB12+-.C'],
    ['mobile', '/AB12+-'],
    ['mobile', '/AB12_-.'],
    ['certificate', 'A112345678901234'],
    ['certificate', 'AB1234567890123'],
    ['donation', '12'],
    ['donation', '12345678'],
    ['company', '04595258'],
    ['company', '0459525'],
    ['company', '12345672'],
    ['company', '12345673'],
    // A digit short of the check, without a seven in the seventh place.
    ['company', '12345600'],
    ['company', '12345611'],
    ['company', ''],
    ['donation', '９１９'],
  ])('is refused as %s %s', (kind, value) => {
    expect(checkTwChoice({ kind, value })).toEqual({ ok: false, failure: { code: 'bad_request', field: 'value' } });
  });

  it('is requested for orders of that market only', () => {
    expect(isTaiwanOrder({ currency: 'TWD', language: 'en' })).toBe(true);
    expect(isTaiwanOrder({ currency: 'USD', language: 'zh-TW' })).toBe(true);
    expect(isTaiwanOrder({ currency: 'USD', language: 'zh-HK' })).toBe(false);
  });
});
