import type { SavedIds } from '#src/actions/wishlists/save-wishlist-item.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { findSaved } from '#src/store/wishlists/wishlists.store.ts';

/** The activities on any list of the caller's, for the hearts of cards. */
export async function readSaved(deps: Deps, caller: Caller): Promise<Result<SavedIds>> {
  if (caller.account === null) return fail('sign_in_required');
  return ok({ ids: await findSaved(deps.db, caller.account.id) });
}
