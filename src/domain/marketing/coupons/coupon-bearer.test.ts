import { describe, expect, it } from 'vitest';

import { marksOf, mayBear, type Bearer } from '#src/domain/marketing/coupons/coupon-bearer.ts';

const bearer: Bearer = {
  accountId: 'a1',
  isVerified: true,
  own: [{ kind: 'email', mark: 'e' }],
  seen: [
    { kind: 'device', mark: 'd' },
    { kind: 'card', mark: 'c' },
  ],
};
const account = { kind: 'account', mark: 'a1', strict: true };

describe('the marks that count uses of a coupon', () => {
  it('are the account only where the coupon requires an account', () => {
    expect(marksOf(bearer, 'account')).toEqual([account]);
  });

  it('of a verified account are strict for what belongs to it, and not for a shared device or card', () => {
    expect(marksOf(bearer, 'person')).toEqual([
      account,
      { kind: 'email', mark: 'e', strict: true },
      { kind: 'device', mark: 'd', strict: false },
      { kind: 'card', mark: 'c', strict: false },
    ]);
  });

  it('of a guest are all strict', () => {
    expect(marksOf({ ...bearer, isVerified: false }, 'person').map(({ strict }) => strict)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});

describe('who may use a coupon', () => {
  it.each([
    ['account', true, true],
    ['account', false, false],
    ['person', true, true],
    ['person', false, true],
  ] as const)('that requires proof of the %s, verified %s: %s', (proof, isVerified, may) => {
    expect(mayBear({ isVerified }, proof)).toBe(may);
  });
});
