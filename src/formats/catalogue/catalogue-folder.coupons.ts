import { z } from 'zod';

import { isCurrency, type CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { couponProofs } from '#src/domain/marketing/coupons/coupon-customer.ts';
import type { CouponEntry } from '#src/domain/marketing/coupons/check-coupons.ts';
import { menuVerticals } from '#src/domain/site/affiliate.ts';

/** The shape of a coupon's file; unknown keys are refused. */
const line = z.string().min(1).max(200);
export const couponNames = z.object({ en: line }).catchall(line);
const word = z.string().regex(/^[a-z0-9_-]{1,60}$/);
export const currency = z.custom<CurrencyCode>(
  (value) => typeof value === 'string' && isCurrency(value),
  'an ISO 4217 code',
);
const amount = z.strictObject({ amount: z.string().max(16), currency });
const instant = z.nullable(z.iso.datetime());

export const couponEffect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), percent: z.int().min(1).max(100), most: amount.optional() }),
  z.strictObject({ kind: z.literal('amount'), ...amount.shape }),
  z.strictObject({ kind: z.literal('fixed_price'), ...amount.shape }),
  z.strictObject({ kind: z.literal('bundle'), buy: z.int().min(2).max(20), free: z.int().min(1).max(19) }),
]);

const condition = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('items'),
    products: z.array(z.int().min(1)).max(200).optional(),
    destinations: z.array(z.int().min(1)).max(200).optional(),
    categories: z.array(word).max(20).optional(),
    program: z.int().min(1).optional(),
  }),
  z.strictObject({ kind: z.literal('vertical'), verticals: z.array(z.enum(menuVerticals)).min(1) }),
  z.strictObject({ kind: z.literal('minimum'), ...amount.shape }),
  z.strictObject({ kind: z.literal('first_purchase') }),
  z.strictObject({ kind: z.literal('partner'), partners: z.array(word).min(1).max(40) }),
  z.strictObject({
    kind: z.literal('market'),
    markets: z.array(word).min(1).max(10).optional(),
    currencies: z.array(currency).min(1).max(60).optional(),
  }),
  z.strictObject({ kind: z.literal('payment_method'), methods: z.array(word).min(1).max(20) }),
  z.strictObject({
    kind: z.literal('phone'),
    prefixes: z
      .array(z.string().regex(/^\+\d{1,6}$/))
      .min(1)
      .max(20),
  }),
]);

export const couponConditions = z.array(condition).max(10);

export const couponFile: z.ZodType<CouponEntry> = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{2,60}$/),
  code: z.nullable(z.string().max(40)),
  titles: couponNames,
  effect: couponEffect,
  conditions: couponConditions,
  stacks: z.boolean(),
  usageLimit: z.int().min(1).max(2_000_000_000),
  perUser: z.int().min(1).max(99),
  proof: z.enum(couponProofs).optional(),
  begins: instant,
  ends: instant,
});
