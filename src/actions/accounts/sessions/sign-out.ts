import type { Caller, Deps } from '#src/actions/deps.ts';
import { revokeSession } from '#src/store/accounts/sessions.store.ts';

/** Ends the caller's session: the next call with its token, from wherever, is a visitor's. */
export async function signOut(deps: Deps, caller: Caller): Promise<void> {
  if (caller.sessionHash !== null) await revokeSession(deps.db, caller.sessionHash);
}
