import type { Deps } from '#src/actions/deps.ts';
import { tokenHash } from '#src/adapters/keyed-hashes.ts';
import type { CouponDefinition } from '#src/domain/marketing/coupons/coupon.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { insertPersonalCoupon } from '#src/store/accounts/privacy/personal-coupons.store.ts';

/**
 * A coupon for one person. Its code is random and never shown: the owner of the wallet may use it. Returns its hash.
 */
export async function issuePersonalCoupon(
  deps: Pick<Deps, 'ids'>,
  tx: Queryable,
  accountId: string | null,
  coupon: { readonly definition: CouponDefinition; readonly hours: number },
): Promise<string> {
  const uuid = deps.ids.uuid();
  // It cannot be typed: `readCode` returns no colon.
  const codeHash = tokenHash('personal_coupon', `personal:${deps.ids.token(32)}`).toString('hex');
  await insertPersonalCoupon(tx, { uuid, codeHash, accountId, ...coupon });
  return codeHash;
}
