import { fail, ok, type Result } from '#src/domain/failure.ts';
import { isFirstPurchase } from '#src/domain/marketing/coupons/conditions/first-purchase.ts';
import { isAmong } from '#src/domain/marketing/coupons/conditions/items.ts';
import { isInMarket } from '#src/domain/marketing/coupons/conditions/market.ts';
import { reachesMinimum } from '#src/domain/marketing/coupons/conditions/minimum.ts';
import { isOnPartner } from '#src/domain/marketing/coupons/conditions/partner.ts';
import { hasPhone } from '#src/domain/marketing/coupons/conditions/phone.ts';
import { isOfVertical } from '#src/domain/marketing/coupons/conditions/verticals.ts';
import type { Basket, BasketItem, EligibleItem } from '#src/domain/marketing/coupons/basket.ts';
import type {
  CouponCondition,
  CouponDefinition,
  CouponEffect,
  CouponRefusal,
} from '#src/domain/marketing/coupons/coupon.ts';
import { amountOff } from '#src/domain/marketing/coupons/effects/amount.ts';
import { bundle } from '#src/domain/marketing/coupons/effects/bundle.ts';
import { fixedPrice } from '#src/domain/marketing/coupons/effects/fixed-price.ts';
import { percentOff } from '#src/domain/marketing/coupons/effects/percent.ts';

/** What a coupon takes off each line, in minor units by the line's id. */
export type Savings = ReadonlyMap<string, bigint>;

/** What a coupon saves on a basket of which others have taken `taken` already, or why it does not hold. */
export function applyCoupon(coupon: CouponDefinition, basket: Basket, taken: Savings): Result<Savings, CouponRefusal> {
  const items = basket.items.filter((item) => coupon.conditions.every((condition) => isFor(condition, item)));
  if (items.length === 0) return fail('coupon_not_for_these');
  for (const condition of coupon.conditions) {
    const held = holds(condition, items, basket);
    if (!held.ok) return held;
  }
  const left = items.map((item): EligibleItem => ({
    ...item,
    remainingMinor: grossOf(item) - (taken.get(item.itemId) ?? 0n),
  }));
  const savings = effectOn(coupon.effect, left, basket);
  if (savings.every((saving) => saving === 0n)) return fail('coupon_saves_nothing');
  return ok(new Map(left.map((item, index) => [item.itemId, savings[index] ?? 0n])));
}

function isFor(condition: CouponCondition, item: BasketItem): boolean {
  if (condition.kind === 'items') return isAmong(condition, item);
  return condition.kind !== 'vertical' || isOfVertical(condition, item);
}

function grossOf({ units }: BasketItem): bigint {
  return units.reduce((sum, { eachMinor, quantity }) => sum + eachMinor * BigInt(quantity), 0n);
}

function holds(condition: CouponCondition, items: readonly BasketItem[], basket: Basket): Result<null, CouponRefusal> {
  switch (condition.kind) {
    case 'minimum':
      return reachesMinimum(condition, items, basket);
    case 'first_purchase':
      return isFirstPurchase(basket);
    case 'partner':
      return isOnPartner(condition, basket);
    case 'market':
      return isInMarket(condition, basket);
    case 'phone':
      return hasPhone(condition, basket);
    case 'items':
    case 'vertical':
    case 'payment_method':
      return ok(null);
  }
}

function effectOn(effect: CouponEffect, items: readonly EligibleItem[], basket: Basket): bigint[] {
  switch (effect.kind) {
    case 'percent':
      return percentOff(effect, items, basket);
    case 'amount':
      return amountOff(effect, items, basket);
    case 'fixed_price':
      return fixedPrice(effect, items, basket);
    case 'bundle':
      return bundle(effect, items);
  }
}
