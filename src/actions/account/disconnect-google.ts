import { provedMember } from '#src/actions/account/proved-member.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { waysLeft } from '#src/domain/people/identity-provider.ts';
import { lockWays } from '#src/store/account-ways.store.ts';
import { disconnectIdentity } from '#src/store/identities.store.ts';

/** Takes Google off the account, unless it is the only way in. */
export async function disconnectGoogle(deps: Deps, caller: Caller): Promise<Result<{ readonly removed: true }>> {
  const { identity } = deps;
  if (identity === undefined) return fail('not_found');
  const member = await provedMember(deps, caller);
  if (!member.ok) return member;
  return deps.db.transaction(
    async (tx): Promise<Result<{ readonly removed: true }>> => {
      const ways = await lockWays(tx, member.value.id);
      if (ways === null || ways.identities === 0) return fail('not_found');
      if (waysLeft(ways) < 2) return fail('last_way_in');
      await disconnectIdentity(tx, member.value.id, identity.issuer);
      return ok({ removed: true });
    },
    { cause: 'Google disconnected' },
  );
}
