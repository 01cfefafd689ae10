import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { linkPassText, passFor, readLinkPasses, withPass, type LinkPass } from '#src/domain/shared/tokens/link-pass.ts';
import { uuidDigits } from '#src/domain/uuid.ts';

const order: LinkPass = { kind: 'order', subject: 'K7QX2M9DPA', version: 3, untilSeconds: 1_790_000_000 };

const anyPass = fc.record({
  kind: fc.constantFrom('voucher' as const, 'order' as const, 'export' as const, 'mail' as const),
  subject: fc.stringMatching(/^[A-Za-z0-9]{6,64}$/),
  version: fc.integer({ min: 0, max: 46_655 }),
  untilSeconds: fc.integer({ min: 0, max: 4_000_000_000 }),
});

describe('linkPassText and readLinkPasses', () => {
  it('read back what was written, the newest first, and never more than fits a cookie', () => {
    fc.assert(
      fc.property(fc.array(anyPass, { minLength: 1, maxLength: 12 }), (passes) => {
        const text = linkPassText(passes);
        expect(text.length).toBeLessThanOrEqual(200);
        const read = readLinkPasses(text) ?? [];
        expect(read.length).toBeGreaterThan(0);
        expect(passes.slice(0, read.length)).toEqual(read);
      }),
    );
  });

  it.each([
    '',
    '.',
    'o',
    'o-K7QX2M9DPA-1',
    'q-K7QX2M9DPA-1-a',
    'o-K7QX-1-a',
    'o-K7QX2M9DPA-1-a.',
    'o-../../x-1-a',
    'x'.repeat(201),
  ])('refuse %j', (text) => {
    expect(readLinkPasses(text)).toBeNull();
  });
});

it('uuidDigits gives an id that fits a pass', () => {
  const subject = uuidDigits('0b8f3a52-7d0e-4b3c-9a54-5d1f0e6f7a11');
  expect(readLinkPasses(linkPassText([{ ...order, kind: 'export', subject }]))).toMatchObject([{ subject }]);
});

describe('passFor', () => {
  it('finds a pass by kind and subject, and by nothing less', () => {
    expect(passFor([order], 'order', 'K7QX2M9DPA')).toBe(order);
    expect(passFor([order], 'voucher', 'K7QX2M9DPA')).toBeUndefined();
    expect(passFor([order], 'order', 'K7QX2M9DPB')).toBeUndefined();
    expect(passFor(undefined, 'order', 'K7QX2M9DPA')).toBeUndefined();
  });
});

describe('withPass', () => {
  it('replaces an older pass for the same thing and retains the others', () => {
    const other: LinkPass = { ...order, kind: 'voucher' };
    const newer: LinkPass = { ...order, version: 4 };
    expect(withPass([other, order], newer)).toEqual([newer, other]);
  });
});
