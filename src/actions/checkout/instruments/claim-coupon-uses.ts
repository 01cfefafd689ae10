import { couponCustomerOf } from '#src/actions/checkout/instruments/coupon-customer-of.ts';
import type { Deps } from '#src/actions/deps.ts';
import { fingerprintsOf, type CustomerFingerprint } from '#src/domain/marketing/coupons/coupon-customer.ts';
import {
  knownFingerprints,
  lockReservedUses,
  saveFingerprints,
  recordUseFingerprints,
} from '#src/store/marketing/coupons/coupon-fingerprints.store.ts';
import { holderOf } from '#src/store/marketing/coupons/coupons.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import type { OrderRow } from '#src/store/orders/orders.store.ts';
import { lockPlacesOf } from '#src/store/catalogue/stock.store.ts';

type Claim = {
  readonly order: Pick<OrderRow, 'id' | 'accountId'>;
  readonly bookingIds: readonly string[];
  /** Fingerprints of the buyer from this request: what they typed, or the card that paid. */
  readonly observed: readonly CustomerFingerprint[];
};

/**
 * Claims the uses of an order's limited coupons for its buyer, identified by all that is known of them by now. Returns false if
 * the same person has used one of the coupons before; the caller then undoes its changes. The caller has locked the order;
 * inventory is locked before coupons, as everywhere (threat model §4.5).
 */
export async function claimCouponUses(
  tx: Queryable,
  deps: Deps,
  { order, bookingIds, observed }: Claim,
): Promise<boolean> {
  await lockPlacesOf(tx, bookingIds);
  const uses = await lockReservedUses(tx, order.id);
  await saveFingerprints(tx, order.accountId, observed);
  const holder = await holderOf(tx, order.accountId);
  const known = await knownFingerprints(tx, order.accountId);
  const customer = couponCustomerOf(deps, { ...holder, id: order.accountId }, {}, known);
  for (const { id, proof } of uses)
    if (!(await recordUseFingerprints(tx, id, fingerprintsOf(customer, proof)))) return false;
  return true;
}
