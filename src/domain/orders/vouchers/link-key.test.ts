import { createHmac } from 'node:crypto';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { utcDayAt } from '#src/domain/shared/time/day-number.ts';
import {
  lastDayOfOrder,
  lastDayOfVoucher,
  linkKey,
  readLinkKey,
  type LinkClaim,
} from '#src/domain/orders/vouchers/link-key.ts';
import type { Mac } from '#src/domain/orders/vouchers/voucher-code.ts';

const keyed =
  (key: string): Mac =>
  (text) =>
    createHmac('sha256', key).update(text).digest();
const mac = keyed('one');
const claim: LinkClaim = { kind: 'order', reference: 'K7PQ2MXW4T', version: 3, untilDay: 20_800 };

describe('the key of a link', () => {
  it('says what it was made of', () => {
    fc.assert(
      fc.property(
        fc.record({
          kind: fc.constantFrom('voucher' as const, 'order' as const),
          reference: fc.stringMatching(/^[2-9A-HJKMNP-Z]{10}$/),
          version: fc.integer({ min: 1, max: 100_000 }),
          untilDay: fc.integer({ min: 1, max: 100_000 }),
        }),
        (one) => {
          expect(readLinkKey(linkKey(one, mac), one, mac)).toEqual(one);
        },
      ),
    );
  });

  it('is version and last day in base 36, and 32 hexadecimal digits of a hash over the claim', () => {
    const bytes = Uint8Array.from({ length: 32 }, (_, at) => at);
    const seen: string[] = [];
    const key = linkKey(claim, (text) => {
      seen.push(text);
      return bytes;
    });
    expect(key).toBe('3.g1s.000102030405060708090a0b0c0d0e0f');
    expect(seen).toEqual(['order link\nK7PQ2MXW4T\n3\n20800']);
  });

  it('opens nothing else: no other order, no voucher, no later day, no newer version', () => {
    const key = linkKey(claim, mac);
    expect(readLinkKey(key, { kind: 'voucher', reference: claim.reference }, mac)).toBeNull();
    expect(readLinkKey(key, { kind: 'order', reference: 'ZZZZZZZZZZ' }, mac)).toBeNull();
    expect(readLinkKey(key, claim, keyed('other'))).toBeNull();
    const [, until = '', hash = ''] = key.split('.');
    expect(readLinkKey(`4.${until}.${hash}`, claim, mac)).toBeNull();
    expect(readLinkKey(`3.zzz.${hash}`, claim, mac)).toBeNull();
  });

  it.each(['', '..', 'a', `${linkKey(claim, mac)} `, `03${linkKey(claim, mac).slice(1)}`, '3.g1s', 'x'.repeat(500)])(
    'refuses %j',
    (key) => expect(readLinkKey(key, claim, mac)).toBeNull(),
  );

  it('ends a month after the visit, or three after it was sent', () => {
    const noon = Date.parse('2026-12-01T12:00:00Z');
    expect(new Date(lastDayOfVoucher(noon) * 86_400_000).toISOString()).toBe('2026-12-31T00:00:00.000Z');
    expect(lastDayOfOrder(noon) - utcDayAt(noon)).toBe(90);
  });
});
