import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { revokeOtherSessions } from '#src/store/accounts/sessions.store.ts';

/** Ends every session of the caller's account except the current one. */
export async function endOtherSessions(
  deps: Deps,
  { account, sessionHash }: Caller,
): Promise<Result<{ readonly ended: number }>> {
  if (account === null || sessionHash === null) return fail('sign_in_required');
  return ok({ ended: await revokeOtherSessions(deps.db, account.id, sessionHash) });
}
