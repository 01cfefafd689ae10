import { changeAccount } from '#src/actions/accounts/security/change-account.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { waysLeft } from '#src/domain/accounts/identity-provider.ts';
import { disconnectIdentity } from '#src/store/accounts/identities.store.ts';

/** Takes Google off the account, unless it is the only sign-in method. The account's other sessions end. */
export async function disconnectGoogle(deps: Deps, caller: Caller): Promise<Result<{ readonly removed: true }>> {
  const { identity } = deps;
  if (identity === undefined) return fail('not_found');
  return changeAccount(
    deps,
    caller,
    { cause: 'Google disconnected', endsOthers: true },
    async (tx, { id, ways }): Promise<Result<{ readonly removed: true }>> => {
      if (ways.identities === 0) return fail('not_found');
      if (waysLeft(ways) < 2) return fail('last_way_in');
      await disconnectIdentity(tx, id, identity.issuer);
      return ok({ removed: true });
    },
  );
}
