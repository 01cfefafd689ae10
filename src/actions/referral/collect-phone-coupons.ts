import { phoneKeys } from '#src/actions/referral/phone-keys.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { Queryable } from '#src/store/db.ts';
import { collectClaims } from '#src/store/phone-coupons.store.ts';

/** Who proves that a number is his finds the coupons that waited for it in his wallet. */
export async function collectPhoneCoupons(
  deps: Pick<Deps, 'secrets'>,
  tx: Queryable,
  accountId: string,
  phone: string,
): Promise<void> {
  await collectClaims(tx, accountId, phoneKeys(deps, phone));
}
