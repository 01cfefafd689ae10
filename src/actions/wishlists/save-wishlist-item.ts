import { changeWishlists } from '#src/actions/wishlists/change-wishlists.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { stockSynthetic } from '#src/actions/catalogue/slots/stock-synthetic.ts';
import { wishlistLimits } from '#src/domain/wishlists/wishlist.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { addWishlistItems, findSaved } from '#src/store/wishlists/wishlists.store.ts';

export type SavedIds = { readonly ids: readonly number[] };

/**
 * Puts activities on a list of the caller's, the default one unless another is named: one that was pressed, or all that a
 * device stored before its owner signed in. What is there already stays; what is no activity of ours is passed over.
 */
export async function saveWishlistItem(
  deps: Deps,
  caller: Caller,
  { ids, list }: { readonly ids: readonly number[]; readonly list?: string | undefined },
): Promise<Result<SavedIds>> {
  await stockSynthetic(deps, ids);
  return changeWishlists<SavedIds>(deps, caller, async ({ tx, accountId, first, counts }) => {
    const target = list ?? first;
    const count = counts.get(target);
    if (count === undefined) return fail('not_found');
    if (count + ids.length > wishlistLimits.items) return fail('list_full');
    await addWishlistItems(tx, target, ids);
    return ok({ ids: await findSaved(tx, accountId) });
  });
}
