import { limitKey } from '#src/adapters/sign-in-hashes.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import type { Comer } from '#src/domain/promotion/referral-rules.ts';
import { profileOf } from '#src/store/accounts.store.ts';
import { buyerOf } from '#src/store/coupons.store.ts';
import type { Queryable } from '#src/store/db.ts';
import type { Uses } from '#src/store/referral-invites.store.ts';

/** Who would like to take part: the account, and what is kept of phone and device, keyed so that no table tells them. */
export type KnownComer = {
  readonly accountId: string;
  readonly phoneKey: string;
  readonly deviceKey: string;
  readonly isMember: boolean;
  readonly hasPhone: boolean;
  readonly isFirst: boolean;
};

/** A device as referral tables know it. */
export function deviceKey(deps: Pick<Deps, 'secrets'>, { device }: Pick<Caller, 'device'>): string {
  return limitKey(deps.secrets.code, `device ${device}`);
}

/** A phone number as referral tables know it. */
export function phoneKey(deps: Pick<Deps, 'secrets'>, phone: string): string {
  return limitKey(deps.secrets.code, `phone ${phone}`);
}

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

/** The facts that the rules ask for. */
export function factsOf(
  comer: KnownComer,
  uses: Uses,
  owner: { readonly accountId: string; readonly deviceKey: string } | null,
): Comer {
  return {
    ...uses,
    isMember: comer.isMember,
    hasPhone: comer.hasPhone,
    isFirst: comer.isFirst,
    isOwn: owner?.accountId === comer.accountId,
    isOwnersDevice: owner?.deviceKey === comer.deviceKey,
  };
}
