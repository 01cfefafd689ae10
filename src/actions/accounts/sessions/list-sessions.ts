import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { openSessions, type ListedSession } from '#src/store/accounts/sessions.store.ts';

/** Where the account is signed in: the caller's own session first. */
export async function listSessions(
  deps: Deps,
  { account, sessionHash }: Caller,
): Promise<Result<readonly ListedSession[]>> {
  if (account === null || sessionHash === null) return fail('sign_in_required');
  return ok(await openSessions(deps.db, account.id, sessionHash));
}
