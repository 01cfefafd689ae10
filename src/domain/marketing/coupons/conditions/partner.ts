import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { Basket } from '#src/domain/marketing/coupons/basket.ts';

/** On these partners' sites alone. */
export type CertainPartners = { readonly kind: 'partner'; readonly partners: readonly string[] };

/** Refuses other sites. */
export function isOnPartner({ partners }: CertainPartners, { partner }: Basket): Result<null, 'coupon_not_here'> {
  return partners.includes(partner) ? ok(null) : fail('coupon_not_here');
}
