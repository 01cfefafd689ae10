import { generateKeyPairSync, sign as signBytes, verify } from 'node:crypto';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { base32, bytesOf } from '#src/domain/orders/vouchers/base32.ts';
import {
  keyIdOf,
  readSignedCode,
  signedCode,
  supplierMark,
  type Sign,
} from '#src/domain/orders/vouchers/signed-code.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const sign: Sign = (text) => signBytes(null, Buffer.from(text), privateKey);
const isTrue = (code: string): boolean => {
  const read = readSignedCode(code);
  return read !== null && verify(null, Buffer.from(read.text), publicKey, read.signature);
};
const hourMs = 3_600_000;
const claim = {
  keyId: 'AB12',
  reference: 'K7PQ2MXW4T',
  position: 3,
  issue: '0ABCDEF',
  productId: 205,
  date: '2026-12-24',
  people: 2,
  admission: {
    supplier: supplierMark('bay-days'),
    opensAtMs: Date.parse('2026-12-24T01:00:00Z'),
    endsAtMs: Date.parse('2026-12-24T09:00:00Z'),
  },
};

/** As codes were written before they named the supplier that admits: their pictures are on paper and in wallets. */
function formerCode(): string {
  const text = `2${signedCode(claim, sign).slice(1, 38)}`;
  return text + base32(Uint8Array.of(0, ...sign(`voucher\n${text}`)));
}

describe('the signed code of a voucher', () => {
  it('says what it was made of, and is true', () => {
    const claims = fc.record({
      keyId: fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}$/),
      reference: fc.stringMatching(/^[2-9A-HJKMNP-Z]{10}$/),
      position: fc.integer({ min: 0, max: 1023 }),
      issue: fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{7}$/),
      productId: fc.integer({ min: 1, max: 2 ** 31 }),
      date: fc
        .date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
        .map((day) => day.toISOString().slice(0, 10)),
      people: fc.integer({ min: 1, max: 1023 }),
      admission: fc
        .record({
          supplierId: fc.string(),
          opens: fc.integer({ min: 440_000, max: 1_048_575 }),
          hours: fc.integer({ min: 0, max: 32_767 }),
        })
        .map(({ supplierId, opens, hours }) => ({
          supplier: supplierMark(supplierId),
          opensAtMs: opens * hourMs,
          endsAtMs: (opens + hours) * hourMs,
        })),
    });
    fc.assert(
      fc.property(claims, (one) => {
        const code = signedCode(one, sign);
        expect(code).toMatch(/^[0-9A-Z]{153}$/);
        expect(readSignedCode(code)?.claim).toEqual(one);
        expect(isTrue(code)).toBe(true);
      }),
    );
  });

  it('of the former format stays valid, without a supplier', () => {
    expect(isTrue(formerCode())).toBe(true);
    expect(readSignedCode(formerCode())?.claim).toEqual({ ...claim, admission: null });
    expect(isTrue(`3${formerCode().slice(1)}`)).toBe(false);
  });

  it('rounds the hours of a visit away from it, and holds what the longest one ends with', () => {
    const admission = { ...claim.admission, opensAtMs: hourMs * 9.5, endsAtMs: hourMs * 11.25 };
    const read = (given: typeof admission) =>
      readSignedCode(signedCode({ ...claim, admission: given }, sign))?.claim.admission;
    expect(read(admission)).toEqual({ ...admission, opensAtMs: hourMs * 9, endsAtMs: hourMs * 12 });
    expect(read({ ...admission, opensAtMs: 0, endsAtMs: hourMs * 40_000 })?.endsAtMs).toBe(hourMs * 32_767);
  });

  it('marks suppliers, each by its own mark', () => {
    const names = Array.from({ length: 100 }, (_, n) => `supplier-${n}`);
    expect(new Set(names.map(supplierMark)).size).toBe(100);
    expect(supplierMark('bay-days')).toMatch(/^[0-9A-Z]{4}$/);
  });

  // Codes on paper name suppliers by these; computed from the published vectors of the 32-bit FNV-1a hash.
  it.each([
    ['', 'S5EM'],
    ['foobar', 'SWMH'],
  ])('marks the supplier "%s" by %s permanently', (supplierId, mark) => {
    expect(supplierMark(supplierId)).toBe(mark);
  });

  it('is not true when any character is another', () => {
    const code = signedCode(claim, sign);
    for (let at = 0; at < code.length; at += 1) {
      const other = code.slice(0, at) + (code[at] === '7' ? '8' : '7') + code.slice(at + 1);
      expect(isTrue(other), `character ${at}`).toBe(false);
    }
  });

  it.each([
    '',
    '3',
    signedCode(claim, sign).slice(1),
    `${signedCode(claim, sign)}0`,
    signedCode(claim, sign).toLowerCase(),
    'x'.repeat(153),
  ])('is none: %.12s', (text) => expect(readSignedCode(text)).toBeNull());

  it('names keys, and turns letters into bytes and back', () => {
    expect(keyIdOf(Uint8Array.of(0, 0, 0, 0, 0, 9))).toBe('0000');
    expect(keyIdOf(Uint8Array.of(255, 255, 255, 255, 255))).toBe('ZZZZ');
    expect([...bytesOf('0000000Z', 5)]).toEqual([0, 0, 0, 0, 31]);
  });
});
