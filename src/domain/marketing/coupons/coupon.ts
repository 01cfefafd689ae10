import type { Names } from '#src/domain/catalogue/destination.ts';
import type { AmountOff } from '#src/domain/marketing/coupons/effects/amount.ts';
import type { Bundle } from '#src/domain/marketing/coupons/effects/bundle.ts';
import type { FixedPrice } from '#src/domain/marketing/coupons/effects/fixed-price.ts';
import type { PercentOff } from '#src/domain/marketing/coupons/effects/percent.ts';
import type { CertainItems } from '#src/domain/marketing/coupons/conditions/items.ts';
import type { CertainMarkets } from '#src/domain/marketing/coupons/conditions/market.ts';
import type { MinimumSpend } from '#src/domain/marketing/coupons/conditions/minimum.ts';
import type { FirstPurchase } from '#src/domain/marketing/coupons/conditions/first-purchase.ts';
import type { CertainPartners } from '#src/domain/marketing/coupons/conditions/partner.ts';
import type { CertainMethods } from '#src/domain/marketing/coupons/conditions/payment-method.ts';
import type { CertainVerticals } from '#src/domain/marketing/coupons/conditions/verticals.ts';
import type { CertainPhones } from '#src/domain/marketing/coupons/conditions/phone.ts';

/** What a coupon takes off. */
export type CouponEffect = PercentOff | AmountOff | FixedPrice | Bundle;

/** What must be so for it to hold; all of them. */
export type CouponCondition =
  | CertainItems
  | MinimumSpend
  | FirstPurchase
  | CertainPartners
  | CertainMarkets
  | CertainMethods
  | CertainPhones
  | CertainVerticals;

/**
 * A coupon as it is stored and as catalog files write it; window, limits and state of its counters are the database's.
 */
export type CouponDefinition = {
  readonly titles: Names;
  readonly effect: CouponEffect;
  readonly conditions: readonly CouponCondition[];
  /** It may be used together with others that stack. */
  readonly stacks: boolean;
};

/** Why a coupon is not used, in codes of the closed list. */
export type CouponRefusal =
  | 'coupon_unknown'
  | 'coupon_not_begun'
  | 'coupon_over'
  | 'coupon_used_up'
  | 'coupon_used'
  | 'coupon_minimum'
  | 'coupon_not_for_these'
  | 'coupon_not_here'
  | 'coupon_first_only'
  | 'coupon_method'
  | 'coupon_phone'
  | 'coupon_account'
  | 'coupon_not_combined'
  | 'coupon_saves_nothing';
