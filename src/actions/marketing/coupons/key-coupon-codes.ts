import { keyedCouponHash } from '#src/actions/shared/signatures/keyed-coupon-hash.ts';
import { fingerprintsFrom } from '#src/actions/shared/signatures/fingerprints-from.ts';
import type { Deps } from '#src/actions/deps.ts';
import { fingerprintsOf } from '#src/domain/marketing/coupons/coupon-customer.ts';
import {
  keyHash,
  lockUnkeyedCoupons,
  lockUnmarkedUses,
  setMarked,
} from '#src/store/marketing/coupons/coupon-keys.store.ts';
import { recordUseFingerprints } from '#src/store/marketing/coupons/coupon-fingerprints.store.ts';

/** So many uses are marked in one transaction. */
const batchSize = 500;

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
  while ((await fingerprintUses(deps)) === batchSize);
  return keyed;
}

function fingerprintUses(deps: Pick<Deps, 'db' | 'secrets'>): Promise<number> {
  return deps.db.transaction(
    async (tx) => {
      const uses = await lockUnmarkedUses(tx, batchSize);
      for (const { id, accountId, email, typedEmail, typedPhone, phone, device, cardKey } of uses) {
        const observed = [
          ...fingerprintsFrom(deps, { email, phone }),
          ...fingerprintsFrom(deps, { email: typedEmail, phone: typedPhone, device }),
          ...(cardKey === null ? [] : [{ kind: 'card' as const, value: cardKey }]),
        ];
        await recordUseFingerprints(
          tx,
          id,
          fingerprintsOf({ accountId, isVerified: false, own: [], observed }, 'person'),
        );
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
