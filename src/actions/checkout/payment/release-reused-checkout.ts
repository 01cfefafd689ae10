import { releaseInstruments } from '#src/actions/checkout/instruments/release-instruments.ts';
import { releaseOrder } from '#src/actions/checkout/bookings/release-order.ts';
import { isPaidOrPaying } from '#src/actions/checkout/payment/is-paid-or-paying.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { CustomerFingerprint } from '#src/domain/marketing/coupons/coupon-customer.ts';
import { saveFingerprints } from '#src/store/marketing/coupons/coupon-fingerprints.store.ts';
import { lockRest } from '#src/store/checkout/order-locks.store.ts';
import { lockOrder } from '#src/store/orders/orders.store.ts';

/**
 * Releases a checkout whose coupon was used by the same person before, and stores the fingerprints that showed it: the
 * next checkout of the same cart is priced without the coupon. Nothing is released when the order was paid since, or a payment is under way.
 */
export async function releaseReusedCheckout(
  deps: Deps,
  orderId: string,
  fingerprints: readonly CustomerFingerprint[],
): Promise<void> {
  await deps.db.transaction(
    async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order === null) return;
      await saveFingerprints(tx, order.accountId, fingerprints);
      const rest = await lockRest(tx, orderId);
      if (isPaidOrPaying(rest)) return;
      if (await releaseOrder(tx, rest, 'released')) await releaseInstruments(tx, deps, orderId);
    },
    { cause: 'coupon used before' },
  );
}
