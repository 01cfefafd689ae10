import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { dropTraveller } from '#src/store/accounts/travellers.store.ts';

/** Deletes a saved traveler; one of another account is not found (T-50). */
export async function removeTraveller(deps: Deps, { account }: Caller, id: string): Promise<Result<null>> {
  if (account === null) return fail('sign_in_required');
  return (await dropTraveller(deps.db, account.id, id)) ? ok(null) : fail('not_found');
}
