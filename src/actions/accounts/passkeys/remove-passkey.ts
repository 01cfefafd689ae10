import { changeAccount } from '#src/actions/accounts/security/change-account.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { waysLeft } from '#src/domain/accounts/identity-provider.ts';
import { deletePasskey } from '#src/store/accounts/passkeys.store.ts';

/** Removes a passkey, unless it is the only sign-in method. The account's other sessions end: a passkey is removed when its device is lost. */
export function removePasskey(deps: Deps, caller: Caller, id: string): Promise<Result<{ readonly removed: true }>> {
  return changeAccount(
    deps,
    caller,
    { cause: 'passkey removed', endsOthers: true },
    async (tx, { id: accountId, ways }): Promise<Result<{ readonly removed: true }>> => {
      if (!(await deletePasskey(tx, accountId, id))) return fail('not_found', { field: 'passkey' });
      return waysLeft(ways) < 2 ? fail('last_way_in') : ok({ removed: true });
    },
  );
}
