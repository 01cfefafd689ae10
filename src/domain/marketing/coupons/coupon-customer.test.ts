import { describe, expect, it } from 'vitest';

import { fingerprintsOf, mayUseCoupon, type CouponCustomer } from '#src/domain/marketing/coupons/coupon-customer.ts';

const customer: CouponCustomer = {
  accountId: 'a1',
  isVerified: true,
  own: [{ kind: 'email', value: 'e' }],
  observed: [
    { kind: 'device', value: 'd' },
    { kind: 'card', value: 'c' },
  ],
};
const account = { kind: 'account', value: 'a1', blocksReuse: true };

describe('fingerprintsOf', () => {
  it('returns only the account if the coupon requires an account', () => {
    expect(fingerprintsOf(customer, 'account')).toEqual([account]);
  });

  it('blocks reuse by what belongs to a verified account, not by a shared device or card', () => {
    expect(fingerprintsOf(customer, 'person')).toEqual([
      account,
      { kind: 'email', value: 'e', blocksReuse: true },
      { kind: 'device', value: 'd', blocksReuse: false },
      { kind: 'card', value: 'c', blocksReuse: false },
    ]);
  });

  it('blocks reuse by every fingerprint of a guest', () => {
    expect(fingerprintsOf({ ...customer, isVerified: false }, 'person').map(({ blocksReuse }) => blocksReuse)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});

describe('mayUseCoupon', () => {
  it.each([
    ['account', true, true],
    ['account', false, false],
    ['person', true, true],
    ['person', false, true],
  ] as const)('with proof by %s, verified %s, returns %s', (proof, isVerified, may) => {
    expect(mayUseCoupon({ isVerified }, proof)).toBe(may);
  });
});
