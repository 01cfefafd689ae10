import { hashCode } from '#src/actions/booking/hash-code.ts';
import type { WrittenCoupon } from '#src/domain/promotion/written-coupon.ts';
import { saveCoupons } from '#src/store/coupons.store.ts';
import type { Queryable } from '#src/store/db.ts';

/** Writes coupons and changes only what differs; what the list lacks is taken away, its uses stay. */
export async function saveCouponFiles(tx: Queryable, coupons: readonly WrittenCoupon[]): Promise<void> {
  await saveCoupons(
    tx,
    coupons.map(({ id, code, usageLimit, perUser, begins, ends, titles, effect, conditions, stacks }) => ({
      id,
      // Nobody can type the other one: `readCode` gives no colon.
      codeHash: hashCode(code ?? `automatic:${id}`).toString('hex'),
      definition: { titles, effect, conditions, stacks },
      automatic: code === null,
      usageLimit,
      perUser,
      begins,
      ends,
    })),
  );
}
