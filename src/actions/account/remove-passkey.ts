import { provedMember } from '#src/actions/account/proved-member.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { waysLeft } from '#src/domain/people/identity-provider.ts';
import { lockWays } from '#src/store/account-ways.store.ts';
import { deletePasskey } from '#src/store/passkeys.store.ts';

/** Removes a passkey, unless it is the only way in. */
export async function removePasskey(
  deps: Deps,
  caller: Caller,
  id: string,
): Promise<Result<{ readonly removed: true }>> {
  const member = await provedMember(deps, caller);
  if (!member.ok) return member;
  return deps.db.transaction(
    async (tx): Promise<Result<{ readonly removed: true }>> => {
      const ways = await lockWays(tx, member.value.id);
      if (ways === null) return fail('not_found', { field: 'passkey' });
      if (!(await deletePasskey(tx, member.value.id, id))) return fail('not_found', { field: 'passkey' });
      return waysLeft(ways) < 2 ? fail('last_way_in') : ok({ removed: true });
    },
    { cause: 'passkey removed' },
  );
}
