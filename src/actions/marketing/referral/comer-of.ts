import { deviceKey } from '#src/actions/marketing/phone-coupons/device-key.ts';
import { phoneKey } from '#src/actions/marketing/phone-coupons/phone-key.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { profileOf } from '#src/store/accounts/accounts.store.ts';
import { buyerOf } from '#src/store/marketing/coupons/coupons.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';

/** A prospective participant: the account, and keyed hashes of phone and device, so that no table reveals them. */
export type KnownComer = {
  readonly accountId: string;
  readonly phoneKey: string;
  readonly deviceKey: string;
  readonly isMember: boolean;
  readonly hasPhone: boolean;
  readonly isFirst: boolean;
};

/** What is known of the caller; null for a visitor. */
export async function comerOf(deps: Deps, on: Queryable, caller: Caller): Promise<KnownComer | null> {
  if (caller.account === null) return null;
  const { id, kind } = caller.account;
  const [profile, buyer] = [await profileOf(on, id), await buyerOf(on, id)];
  const phone = profile?.phone ?? null;
  return {
    accountId: id,
    // Never another's: an account without a phone is refused before it is looked at.
    phoneKey: phoneKey(deps, phone ?? `none ${id}`),
    deviceKey: deviceKey(deps, caller),
    isMember: kind === 'member',
    hasPhone: phone !== null,
    isFirst: buyer.isFirst,
  };
}
