import { expect, it } from 'vitest';

import { checkCoupons, type CouponEntry } from '#src/domain/marketing/coupons/check-coupons.ts';

const coupon = (more: Partial<CouponEntry> = {}): CouponEntry => ({
  id: 'a',
  code: 'WELCOME10',
  titles: { en: 'Welcome' },
  effect: { kind: 'percent', percent: 10 },
  conditions: [],
  stacks: false,
  usageLimit: 100,
  perUser: 1,
  begins: null,
  ends: null,
  ...more,
});
const known = { products: new Set([1]), destinations: new Set([3]) };
const faultsOf = (...coupons: readonly CouponEntry[]): string[] =>
  checkCoupons(
    coupons.map((item, at) => ({ file: `${at}.json`, item })),
    known,
  ).map(({ file, path, reason }) => `${file} ${path.join('.')}: ${reason}`);

it('takes coupons that are in order', () => {
  expect(faultsOf(coupon(), coupon({ id: 'b', code: null }), coupon({ id: 'c', code: null }))).toEqual([]);
  expect(faultsOf(coupon({ effect: { kind: 'bundle', buy: 2, free: 1 } }))).toEqual([]);
  expect(
    faultsOf(
      coupon({ begins: '2027-01-01T00:00:00Z' }),
      coupon({ id: 'b', code: 'MORE', ends: '2027-01-01T00:00:00Z' }),
    ),
  ).toEqual([]);
  expect(
    faultsOf(coupon({ conditions: [{ kind: 'items', products: [1], destinations: [3] }, { kind: 'first_purchase' }] })),
  ).toEqual([]);
});

it('requires unique ids and codes', () => {
  expect(faultsOf(coupon(), coupon())).toEqual([
    '1.json id: a also occurs in another file',
    '1.json code: WELCOME10 also occurs in another file',
  ]);
});

it('requires a code that people can type', () => {
  const fault = '0.json code: a code is 4 to 40 capital letters and digits';
  expect(['abcd', 'ABC', 'WEL-COME', 'A'.repeat(41)].map((code) => faultsOf(coupon({ code })))).toEqual([
    [fault],
    [fault],
    [fault],
    [fault],
  ]);
});

it('requires a window of positive length', () => {
  const begins = '2027-01-02T00:00:00Z';
  const fault = [`0.json ends: it ends before it begins at ${begins}`];
  expect(faultsOf(coupon({ begins, ends: begins }))).toEqual(fault);
  expect(faultsOf(coupon({ begins, ends: '2027-01-01T00:00:00Z' }))).toEqual(fault);
  expect(faultsOf(coupon({ begins, ends: '2027-01-02T00:00:01Z' }))).toEqual([]);
});

it('requires a price for a bundle', () => {
  const fault = ['0.json effect.free: a bundle must have a price above zero'];
  expect(faultsOf(coupon({ effect: { kind: 'bundle', buy: 2, free: 2 } }))).toEqual(fault);
  expect(faultsOf(coupon({ effect: { kind: 'bundle', buy: 2, free: 3 } }))).toEqual(fault);
});

it('requires valid amounts of their currencies everywhere', () => {
  const half = { amount: '0.50', currency: 'JPY' } as const;
  const fault = ['0.json effect: "0.50" is not an amount in JPY'];
  expect(faultsOf(coupon({ effect: { kind: 'amount', ...half } }))).toEqual(fault);
  expect(faultsOf(coupon({ effect: { kind: 'percent', percent: 10, most: half } }))).toEqual(fault);
  expect(faultsOf(coupon({ conditions: [{ kind: 'minimum', ...half }] }))).toEqual(fault);
  const unknown = { amount: '1.00', currency: 'XXX' } as unknown as typeof half;
  expect(faultsOf(coupon({ effect: { kind: 'fixed_price', ...unknown } }))).toEqual([
    '0.json effect: "1.00" is not an amount in XXX',
  ]);
});

it('takes amounts of their currencies, and a percentage without a most', () => {
  const half = { amount: '0.50', currency: 'EUR' } as const;
  expect(faultsOf(coupon({ effect: { kind: 'amount', ...half } }))).toEqual([]);
  expect(faultsOf(coupon({ effect: { kind: 'percent', percent: 10, most: half } }))).toEqual([]);
  expect(faultsOf(coupon({ effect: { kind: 'percent', percent: 10, most: undefined } }))).toEqual([]);
  expect(faultsOf(coupon({ conditions: [{ kind: 'minimum', ...half }] }))).toEqual([]);
});

it('requires existing items only where they are named', () => {
  const faultsIn = (of: { readonly products?: readonly number[]; readonly destinations?: readonly number[] }) =>
    faultsOf(coupon({ conditions: [{ kind: 'items', ...of }] }));
  expect([faultsIn({}), faultsIn({ products: [1] }), faultsIn({ destinations: [3] })]).toEqual([[], [], []]);
  expect(faultsIn({ products: [3] })).toEqual(['0.json conditions.0: there is no 3']);
  expect(faultsIn({ destinations: [1] })).toEqual(['0.json conditions.0: there is no 1']);
});

it('names products and destinations that are not there', () => {
  expect(
    faultsOf(
      coupon({ conditions: [{ kind: 'first_purchase' }, { kind: 'items', products: [1, 2], destinations: [4] }] }),
    ),
  ).toEqual(['0.json conditions.1: there is no 2', '0.json conditions.1: there is no 4']);
});
