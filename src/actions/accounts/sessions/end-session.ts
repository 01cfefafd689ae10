import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { revokeNamedSession } from '#src/store/accounts/sessions.store.ts';

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
