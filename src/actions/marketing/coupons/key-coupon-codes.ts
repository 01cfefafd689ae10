import { keyedCouponHash } from '#src/actions/shared/signatures/keyed-coupon-hash.ts';
import { seenMarks } from '#src/actions/shared/signatures/seen-marks.ts';
import type { Deps } from '#src/actions/deps.ts';
import { marksOf } from '#src/domain/marketing/coupons/coupon-bearer.ts';
import {
  keyHash,
  lockUnkeyedCoupons,
  lockUnmarkedUses,
  setMarked,
} from '#src/store/marketing/coupons/coupon-keys.store.ts';
import { takeMarks } from '#src/store/marketing/coupons/coupon-marks.store.ts';

/** So many uses are marked in one transaction. */
const atOnce = 500;

/**
 * Puts the key around coupon hashes that were stored without one, and gives former uses the marks that need the key. The
 * first start after the upgrade does it, and the first after a backup from before was restored; any other finds nothing.
 * Returns how many codes were keyed.
 */
export async function keyCouponCodes(deps: Pick<Deps, 'db' | 'secrets'>): Promise<number> {
  const keyed = await deps.db.transaction(
    async (tx) => {
      const hashes = await lockUnkeyedCoupons(tx);
      for (const hash of hashes) await keyHash(tx, hash, keyedCouponHash(deps.secrets.code, hash));
      return hashes.length;
    },
    { cause: 'coupon codes keyed' },
  );
  while ((await markUses(deps)) === atOnce);
  return keyed;
}

function markUses(deps: Pick<Deps, 'db' | 'secrets'>): Promise<number> {
  return deps.db.transaction(
    async (tx) => {
      const uses = await lockUnmarkedUses(tx, atOnce);
      for (const { id, accountId, email, typedEmail, typedPhone, phone, device, cardKey } of uses) {
        const seen = [
          ...seenMarks(deps, { email, phone }),
          ...seenMarks(deps, { email: typedEmail, phone: typedPhone, device }),
          ...(cardKey === null ? [] : [{ kind: 'card' as const, mark: cardKey }]),
        ];
        await takeMarks(tx, id, marksOf({ accountId, isVerified: false, own: [], seen }, 'person'));
      }
      await setMarked(
        tx,
        uses.map((one) => one.id),
      );
      return uses.length;
    },
    { cause: 'coupon uses marked' },
  );
}
