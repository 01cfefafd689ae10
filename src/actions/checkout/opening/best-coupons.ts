import { couponCustomerOf } from '#src/actions/checkout/instruments/coupon-customer-of.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import type { Basket } from '#src/domain/marketing/coupons/basket.ts';
import { combineCoupons, type Combination } from '#src/domain/marketing/coupons/combine-coupons.ts';
import {
  fingerprintsOf,
  mayUseCoupon,
  type UseFingerprint,
  type CouponProof,
} from '#src/domain/marketing/coupons/coupon-customer.ts';
import type { CouponRefusal } from '#src/domain/marketing/coupons/coupon.ts';
import { couponsUsedUpBy, knownFingerprints } from '#src/store/marketing/coupons/coupon-fingerprints.store.ts';
import { buyerOf, type Buyer, type CouponRow } from '#src/store/marketing/coupons/coupons.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';

export type Chosen = {
  readonly best: Combination;
  /** Coupons that the customer cannot use, whatever is in the cart. */
  readonly refused: ReadonlyMap<string, CouponRefusal>;
  /** There are coupons that the customer could use, whether they lower this cart or not. */
  readonly hasCoupons: boolean;
  readonly fingerprints: (proof: CouponProof) => readonly UseFingerprint[];
};

type Open = {
  readonly rows: readonly CouponRow[];
  readonly accountId: string;
  /** Orders that are given up for this one. */
  readonly former: readonly string[];
};

const none: Combination = { applied: [], refused: [], methods: null };

/**
 * Chooses the coupons that save most, out of those that the buyer may use: a person who used one before, under any
 * account, cannot use it again. Where no coupon would be used, no person is looked up.
 */
export async function bestCoupons(
  tx: Queryable,
  deps: Deps,
  { device }: Caller,
  { rows, accountId, former }: Open,
  basketFor: (buyer: Buyer) => Promise<Basket>,
): Promise<Chosen> {
  if (rows.length === 0) return { best: none, refused: new Map(), hasCoupons: false, fingerprints: () => [] };
  const buyer = await buyerOf(tx, accountId, device);
  const isVerified = buyer.kind === 'member';
  const refused = new Map<string, CouponRefusal>(
    rows.filter((row) => !mayUseCoupon({ isVerified }, row.proof)).map((row) => [row.id, 'coupon_account']),
  );
  const left = (): CouponRow[] => rows.filter((row) => !refused.has(row.id));
  const basket = await basketFor(buyer);
  let best = combineCoupons(left(), basket);
  if (best.applied.length === 0) return { best, refused, hasCoupons: left().length > 0, fingerprints: () => [] };
  const customer = couponCustomerOf(
    deps,
    { ...buyer, id: accountId },
    { device },
    await knownFingerprints(tx, accountId),
  );
  const fingerprints = (proof: CouponProof): readonly UseFingerprint[] => fingerprintsOf(customer, proof);
  const ids = left().map((row) => row.id);
  const blocking = fingerprints('person').filter((one) => one.blocksReuse);
  const usedUp = await couponsUsedUpBy(tx, ids, blocking, former);
  for (const id of usedUp) refused.set(id, 'coupon_used');
  if (usedUp.size > 0) best = combineCoupons(left(), basket);
  return { best, refused, hasCoupons: left().length > 0, fingerprints };
}
