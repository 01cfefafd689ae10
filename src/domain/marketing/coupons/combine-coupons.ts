import { fail, type Failure } from '#src/domain/failure.ts';
import { applyCoupon, type Savings } from '#src/domain/marketing/coupons/apply-coupon.ts';
import { methodsLeft } from '#src/domain/marketing/coupons/conditions/payment-method.ts';
import type { Basket } from '#src/domain/marketing/coupons/basket.ts';
import type { CouponDefinition, CouponEffect, CouponRefusal } from '#src/domain/marketing/coupons/coupon.ts';

/** A coupon that might be used. */
export type Candidate = { readonly id: string; readonly definition: CouponDefinition };

export type AppliedCoupon = { readonly id: string; readonly savings: Savings };
export type RefusedCoupon = { readonly id: string; readonly failure: Failure<CouponRefusal> };

export type Combination = {
  readonly applied: readonly AppliedCoupon[];
  readonly refused: readonly RefusedCoupon[];
  /** The ways to pay that all applied coupons leave; null for any. */
  readonly methods: readonly string[] | null;
};

/** Fixed prices come first, amounts last: a percentage of the full price is worth more than one of what is left. */
const order: Readonly<Record<CouponEffect['kind'], number>> = { fixed_price: 0, bundle: 1, percent: 2, amount: 3 };

/**
 * The combination that saves most: either all that stack, or one that does not. What is left out says why. Of equal
 * savings the first ones win, which are the ones the buyer requested.
 */
export function combineCoupons(candidates: readonly Candidate[], basket: Basket): Combination {
  const stacking = candidates.filter((one) => one.definition.stacks);
  const alone = candidates.filter((one) => !one.definition.stacks).map((one) => [one]);
  const tried = [...alone, stacking].map((coupons) => applyAll(coupons, basket));
  const best = tried.reduce<Combination | null>(
    (found, one) => (found === null || savedBy(one) > savedBy(found) ? one : found),
    null,
  );
  if (best === null) return { applied: [], refused: [], methods: null };
  const settled = new Set([...best.applied, ...best.refused].map((one) => one.id));
  const others = tried.flatMap((one): RefusedCoupon[] =>
    one === best
      ? []
      : [...one.refused, ...one.applied.map(({ id }) => ({ id, failure: fail('coupon_not_combined').failure }))],
  );
  return { ...best, refused: [...best.refused, ...others.filter((one) => !settled.has(one.id))] };
}

function applyAll(coupons: readonly Candidate[], basket: Basket): Combination {
  const taken = new Map<string, bigint>();
  const applied: AppliedCoupon[] = [];
  const refused: RefusedCoupon[] = [];
  const inOrder = coupons.toSorted((a, b) => order[a.definition.effect.kind] - order[b.definition.effect.kind]);
  for (const { id, definition } of inOrder) {
    const savings = applyCoupon(definition, basket, taken);
    if (!savings.ok) {
      refused.push({ id, failure: savings.failure });
      continue;
    }
    const used = [...applied.map((one) => one.id), id];
    if (methodsOf(coupons, used)?.length === 0) {
      refused.push({ id, failure: fail('coupon_not_combined').failure });
      continue;
    }
    for (const [itemId, saving] of savings.value) taken.set(itemId, (taken.get(itemId) ?? 0n) + saving);
    applied.push({ id, savings: savings.value });
  }
  return {
    applied,
    refused,
    methods: methodsOf(
      coupons,
      applied.map((one) => one.id),
    ),
  };
}

function methodsOf(coupons: readonly Candidate[], used: readonly string[]): readonly string[] | null {
  return methodsLeft(
    coupons
      .filter((one) => used.includes(one.id))
      .flatMap((one) => one.definition.conditions)
      .flatMap((condition) => (condition.kind === 'payment_method' ? [condition] : [])),
  );
}

function savedBy({ applied }: Combination): bigint {
  return applied.flatMap((one) => [...one.savings.values()]).reduce((sum, one) => sum + one, 0n);
}
