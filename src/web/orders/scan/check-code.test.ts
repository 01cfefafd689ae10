import { generateKeyPairSync, sign } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { keyIdOf, signedCode } from '#src/domain/orders/vouchers/signed-code.ts';
import { checkCode, tidyCode } from '#src/web/orders/scan/check-code.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(12);
const keys = [{ id: keyIdOf(raw), x: raw.toString('base64url') }];
const code = signedCode(
  {
    keyId: keyIdOf(raw),
    reference: 'K7PQ2MXW4T',
    position: 0,
    issue: '0ABCDEF',
    productId: 205,
    date: '2026-12-24',
    people: 3,
    admission: { supplier: 'BAY0', opensAtMs: 0, endsAtMs: 0 },
  },
  (text) => sign(null, Buffer.from(text), privateKey),
);

describe('a code without a connection', () => {
  it('is true when its signature is, and says for how many and which day', async () => {
    expect(await checkCode(code, keys)).toMatchObject({
      verdict: 'true',
      claim: { reference: 'K7PQ2MXW4T', people: 3, date: '2026-12-24' },
    });
  });

  it('is false when anything in it was changed, or it is none of ours', async () => {
    const forMore = `${code.slice(0, 37)}9${code.slice(38)}`;
    for (const wrong of [forMore, 'HTTPS://EXAMPLE.COM', '', code.slice(1)])
      expect((await checkCode(wrong, keys)).verdict, wrong).toBe('false');
  });

  it('leaves one unsure that was typed, or signed by a key that came later', async () => {
    expect((await checkCode(`1${'K'.repeat(35)}`, keys)).verdict).toBe('unsure');
    expect((await checkCode(code, [])).verdict).toBe('unsure');
    expect((await checkCode(code, [{ id: keys[0]?.id ?? '', x: 'no key' }])).verdict).toBe('unsure');
  });

  it('may be typed as it is printed', () => {
    expect(tidyCode(' 1k7p q2mx-w4t0 ')).toBe('1K7PQ2MXW4T0');
  });
});
