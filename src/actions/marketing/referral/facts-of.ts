import type { KnownComer } from '#src/actions/marketing/referral/comer-of.ts';
import type { Comer } from '#src/domain/marketing/referral/referral-rules.ts';
import type { Uses } from '#src/store/marketing/referral/referral-invites.store.ts';

/** Returns the facts that the rules require. */
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
