import { phoneKeys } from '#src/actions/marketing/phone-coupons/phone-keys.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { collectClaims } from '#src/store/marketing/coupons/phone-coupons.store.ts';

/** Verifying a phone number puts the coupons that waited for it into the owner's wallet. */
export async function collectPhoneCoupons(
  deps: Pick<Deps, 'secrets'>,
  tx: Queryable,
  accountId: string,
  phone: string,
): Promise<void> {
  await collectClaims(tx, accountId, phoneKeys(deps, phone));
}
