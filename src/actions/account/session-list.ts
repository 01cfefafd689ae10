import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import {
  openSessions,
  revokeNamedSession,
  revokeOtherSessions,
  type ListedSession,
} from '#src/store/sessions.store.ts';

/** Where the account is signed in: the caller's own session first. */
export async function listSessions(
  deps: Deps,
  { account, sessionHash }: Caller,
): Promise<Result<readonly ListedSession[]>> {
  if (account === null || sessionHash === null) return fail('sign_in_required');
  return ok(await openSessions(deps.db, account.id, sessionHash));
}

/** Ends one session of the caller's account: dead at once, wherever it is (T-35). Another's is none of its name. */
export async function endSession(
  deps: Deps,
  { account }: Caller,
  id: string,
): Promise<Result<{ readonly ended: true }>> {
  if (account === null) return fail('sign_in_required');
  return (await revokeNamedSession(deps.db, account.id, id))
    ? ok({ ended: true })
    : fail('not_found', { field: 'session' });
}

/** Ends every session of the caller's account but his own. */
export async function endOtherSessions(
  deps: Deps,
  { account, sessionHash }: Caller,
): Promise<Result<{ readonly ended: number }>> {
  if (account === null || sessionHash === null) return fail('sign_in_required');
  return ok({ ended: await revokeOtherSessions(deps.db, account.id, sessionHash) });
}
