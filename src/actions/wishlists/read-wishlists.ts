import { showWishlistItems, type ShownList } from '#src/actions/wishlists/show-wishlist-items.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { findWishlists } from '#src/store/wishlists/wishlists.store.ts';

/** All lists of the caller, the default one first; none until something is saved. */
export async function readWishlists(deps: Deps, caller: Caller): Promise<Result<readonly ShownList[]>> {
  if (caller.account === null) return fail('sign_in_required');
  return ok(await showWishlistItems(deps, caller, await findWishlists(deps.db, caller.account.id)));
}
