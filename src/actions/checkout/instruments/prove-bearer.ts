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

type Proving = {
  readonly order: Pick<OrderRow, 'id' | 'accountId'>;
  readonly bookingIds: readonly string[];
  /** What has just been seen of the bearer: what they typed, or the card that paid. */
  readonly seen: readonly StoredMark[];
};

/**
 * Adds what was just seen of an order's bearer to the uses of its limited coupons. False when one of these was used by
 * the same person before: the caller then undoes what it did. The order is locked; its stock is locked before its coupons,
 * as everywhere (threat model §4.5).
 */
export async function proveBearer(tx: Queryable, deps: Deps, { order, bookingIds, seen }: Proving): Promise<boolean> {
  await lockPlacesOf(tx, bookingIds);
  const uses = await lockReservedUses(tx, order.id);
  await rememberMarks(tx, order.accountId, seen);
  const holder = await holderOf(tx, order.accountId);
  const known = await knownMarks(tx, order.accountId);
  const bearer = bearerOf(deps, { ...holder, id: order.accountId }, {}, known);
  for (const { id, proof } of uses) if (!(await takeMarks(tx, id, marksOf(bearer, proof)))) return false;
  return true;
}
