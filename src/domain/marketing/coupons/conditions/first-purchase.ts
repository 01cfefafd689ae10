import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { Basket } from '#src/domain/marketing/coupons/basket.ts';

/** For those who have never bought anything. */
export type FirstPurchase = { readonly kind: 'first_purchase' };

/** Refuses buyers with an earlier purchase. */
export function isFirstPurchase({ isFirst }: Basket): Result<null, 'coupon_first_only'> {
  return isFirst ? ok(null) : fail('coupon_first_only');
}
