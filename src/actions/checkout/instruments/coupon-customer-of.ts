import { fingerprintsFrom, type ObservedContact } from '#src/actions/shared/signatures/fingerprints-from.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { CouponCustomer, CustomerFingerprint } from '#src/domain/marketing/coupons/coupon-customer.ts';
import type { Holder } from '#src/store/marketing/coupons/coupons.store.ts';

/** Returns the customer who uses a coupon: their account, what they typed, and fingerprints from earlier orders. */
export function couponCustomerOf(
  deps: Pick<Deps, 'secrets'>,
  { id, kind, email, phone }: Holder & { readonly id: string },
  observed: ObservedContact,
  known: readonly CustomerFingerprint[],
): CouponCustomer {
  return {
    accountId: id,
    isVerified: kind === 'member',
    own: fingerprintsFrom(deps, { email, phone }),
    observed: [...fingerprintsFrom(deps, observed), ...known],
  };
}
