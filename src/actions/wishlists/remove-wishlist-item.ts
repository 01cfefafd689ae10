import type { SavedIds } from '#src/actions/wishlists/save-wishlist-item.ts';
import { changeWishlists } from '#src/actions/wishlists/change-wishlists.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { ok, type Result } from '#src/domain/failure.ts';
import { findSaved, deleteWishlistItem } from '#src/store/wishlists/wishlists.store.ts';

/** Takes an activity off one list of the caller's, or off all of them. */
export async function removeWishlistItem(
  deps: Deps,
  caller: Caller,
  { id, list }: { readonly id: number; readonly list?: string | undefined },
): Promise<Result<SavedIds>> {
  return changeWishlists<SavedIds>(deps, caller, async ({ tx, accountId }) => {
    await deleteWishlistItem(tx, accountId, id, list ?? null);
    return ok({ ids: await findSaved(tx, accountId) });
  });
}
