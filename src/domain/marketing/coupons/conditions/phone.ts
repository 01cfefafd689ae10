import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { Basket } from '#src/domain/marketing/coupons/basket.ts';

/** A phone coupon (spec §3): for accounts whose phone number begins so, such as "+886". */
export type CertainPhones = { readonly kind: 'phone'; readonly prefixes: readonly string[] };

/** Refuses accounts without such a number. */
export function hasPhone({ prefixes }: CertainPhones, { phone }: Basket): Result<null, 'coupon_phone'> {
  return phone !== null && prefixes.some((prefix) => phone.startsWith(prefix)) ? ok(null) : fail('coupon_phone');
}
