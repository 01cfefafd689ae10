import { generateKeyPairSync, sign as signBytes, verify } from 'node:crypto';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { bytesOf } from '#src/domain/booking/base32.ts';
import { keyIdOf, readSignedCode, signedCode, type Sign, type SignedClaim } from '#src/domain/booking/signed-code.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const sign: Sign = (text) => signBytes(null, Buffer.from(text), privateKey);
const isTrue = (code: string): boolean => {
  const read = readSignedCode(code);
  return read !== null && verify(null, Buffer.from(read.text), publicKey, read.signature);
};
const claim: SignedClaim = {
  keyId: 'AB12',
  reference: 'K7PQ2MXW4T',
  position: 3,
  issue: '0ABCDEF',
  productId: 205,
  date: '2026-12-24',
  people: 2,
};

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
    });
    fc.assert(
      fc.property(claims, (one) => {
        const code = signedCode(one, sign);
        expect(code).toMatch(/^[0-9A-Z]{142}$/);
        expect(readSignedCode(code)?.claim).toEqual(one);
        expect(isTrue(code)).toBe(true);
      }),
    );
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
    '2',
    signedCode(claim, sign).slice(1),
    `${signedCode(claim, sign)}0`,
    signedCode(claim, sign).toLowerCase(),
    'x'.repeat(142),
  ])('is none: %.12s', (text) => expect(readSignedCode(text)).toBeNull());

  it('names keys, and turns letters into bytes and back', () => {
    expect(keyIdOf(Uint8Array.of(0, 0, 0, 0, 0, 9))).toBe('0000');
    expect(keyIdOf(Uint8Array.of(255, 255, 255, 255, 255))).toBe('ZZZZ');
    expect([...bytesOf('0000000Z', 5)]).toEqual([0, 0, 0, 0, 31]);
  });
});
