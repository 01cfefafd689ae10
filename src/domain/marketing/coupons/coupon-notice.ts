import type { Names } from '#src/domain/catalogue/destination.ts';
import type { Failure } from '#src/domain/failure.ts';
import type { CouponRefusal } from '#src/domain/marketing/coupons/coupon.ts';

/** The outcome of a coupon at a checkout; stored with it, amounts as decimal strings of minor units. */
export type CouponNotice = {
  /** Null for a code that is none. */
  readonly id: string | null;
  readonly titles: Names | null;
  /** As it was typed; null when it was not. */
  readonly code: string | null;
  readonly discountMinor: string;
  /** Why it is not used; null when it is. */
  readonly refusal: Failure<CouponRefusal> | null;
};
