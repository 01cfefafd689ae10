import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { takeBackDeletion } from '#src/store/accounts/account-deletions.store.ts';

/** Cancels the erasure of the account; `kept` is false when it was not to be. */
export async function cancelErasure(
  deps: Deps,
  { account }: Pick<Caller, 'account'>,
): Promise<Result<{ readonly kept: boolean }>> {
  if (account === null) return fail('sign_in_required');
  return ok({ kept: await takeBackDeletion(deps.db, account.id) });
}
