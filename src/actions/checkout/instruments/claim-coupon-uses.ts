import { bearerOf } from '#src/actions/checkout/instruments/bearer-of.ts';
import type { Deps } from '#src/actions/deps.ts';
import { marksOf, type StoredMark } from '#src/domain/marketing/coupons/coupon-bearer.ts';
import {
  knownMarks,
  lockReservedUses,
  rememberMarks,
  takeMarks,
} from '#src/store/marketing/coupons/coupon-marks.store.ts';
import { holderOf } from '#src/store/marketing/coupons/coupons.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import type { OrderRow } from '#src/store/orders/orders.store.ts';
import { lockPlacesOf } from '#src/store/catalogue/stock.store.ts';

type Claim = {
  readonly order: Pick<OrderRow, 'id' | 'accountId'>;
  readonly bookingIds: readonly string[];
  /** What identifies the buyer and was seen just now: what they typed, or the card that paid. */
  readonly seen: readonly StoredMark[];
};

/**
 * Claims the uses of an order's limited coupons for its buyer, identified by all that is known of them by now. Returns false if
 * the same person has used one of the coupons before; the caller then undoes its changes. The caller has locked the order;
 * inventory is locked before coupons, as everywhere (threat model §4.5).
 */
export async function claimCouponUses(tx: Queryable, deps: Deps, { order, bookingIds, seen }: Claim): Promise<boolean> {
  await lockPlacesOf(tx, bookingIds);
  const uses = await lockReservedUses(tx, order.id);
  await rememberMarks(tx, order.accountId, seen);
  const holder = await holderOf(tx, order.accountId);
  const known = await knownMarks(tx, order.accountId);
  const bearer = bearerOf(deps, { ...holder, id: order.accountId }, {}, known);
  for (const { id, proof } of uses) if (!(await takeMarks(tx, id, marksOf(bearer, proof)))) return false;
  return true;
}
