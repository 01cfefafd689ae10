import { createHmac } from 'node:crypto';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { issueOf, verifyVoucherCode, voucherCode, type Mac } from '#src/domain/orders/vouchers/voucher-code.ts';

const mac: Mac = (text) => createHmac('sha256', 'k'.repeat(32)).update(text).digest();
const otherMac: Mac = (text) => createHmac('sha256', 'o'.repeat(32)).update(text).digest();
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const claims = fc.record({
  reference: fc.stringMatching(/^[2-9A-HJKMNP-Z]{10}$/),
  position: fc.integer({ min: 0, max: 1023 }),
  issue: fc.uint8Array({ minLength: 5, maxLength: 16 }).map(issueOf),
});

describe('a voucher’s code', () => {
  it('says what it was made of', () => {
    fc.assert(
      fc.property(claims, (claim) => {
        const code = voucherCode(claim, mac);
        expect(code).toMatch(/^[0-9A-Z]{36}$/);
        expect(verifyVoucherCode(code, mac)).toEqual(claim);
      }),
    );
  });

  it('is refused when any character is another', () => {
    const code = voucherCode(
      { reference: 'K7PQ2MXW4T', position: 3, issue: issueOf(new Uint8Array([9, 8, 7, 6, 5])) },
      mac,
    );
    for (let at = 0; at < code.length; at += 1) {
      const other = letters[(letters.indexOf(code[at] ?? '') + 1) % 32] ?? '';
      expect(verifyVoucherCode(code.slice(0, at) + other + code.slice(at + 1), mac)).toBeNull();
    }
  });

  it('is refused under another key, shortened, lengthened and in lower case', () => {
    const code = voucherCode({ reference: 'K7PQ2MXW4T', position: 0, issue: 'ABCDEFG' }, mac);
    expect(verifyVoucherCode(code, otherMac)).toBeNull();
    for (const wrong of [code.slice(1), `${code}0`, code.toLowerCase(), '', `${code}\n`])
      expect(verifyVoucherCode(wrong, mac)).toBeNull();
  });

  it('distinguishes the issues of one booking', () => {
    expect(issueOf(new Uint8Array([0, 0, 0, 0, 0]))).toBe('0000000');
    expect(issueOf(new Uint8Array([255, 255, 255, 255, 255]))).toBe('ZZZZZZZ');
    expect(issueOf(new Uint8Array([1, 2, 3, 4, 5, 6]))).toBe(issueOf(new Uint8Array([1, 2, 3, 4, 5, 7])));
  });
});
