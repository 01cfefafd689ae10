import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { dropAvatar } from '#src/store/accounts/profiles.store.ts';

/** Takes the caller's picture away. */
export async function removeAvatar(deps: Deps, { account }: Caller): Promise<Result<null>> {
  if (account === null) return fail('sign_in_required');
  await deps.db.transaction((tx) => dropAvatar(tx, account.id), { cause: 'picture of a person removed' });
  return ok(null);
}
