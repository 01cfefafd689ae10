import { changeWishlists } from '#src/actions/wishlists/change-wishlists.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { wishlistLimits, wishlistTitle } from '#src/domain/wishlists/wishlist.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { addWishlist, removeWishlist, renameWishlist, saveShareToken } from '#src/store/wishlists/wishlists.store.ts';

/** What becomes of a list; a new one has no id yet. */
export type ListChange =
  | { readonly action: 'add'; readonly title: string }
  | { readonly action: 'rename'; readonly list: string; readonly title: string }
  | { readonly action: 'remove' | 'share' | 'unshare'; readonly list: string };

const tokenBytes = 16;

export type ChangedList = { readonly list: string; readonly shareToken: string | null };

/** Adds, renames, removes or shares a list of the caller's. The default list can be renamed, and stays. */
export async function changeList(deps: Deps, caller: Caller, change: ListChange): Promise<Result<ChangedList>> {
  const title = 'title' in change ? wishlistTitle(change.title) : ok('');
  if (!title.ok) return title;
  return changeWishlists<ChangedList>(deps, caller, async ({ tx, accountId, first, counts }) => {
    if (change.action === 'add') {
      if (counts.size >= wishlistLimits.lists) return fail('list_full');
      const list = deps.ids.uuid();
      await addWishlist(tx, list, accountId, title.value);
      return ok({ list, shareToken: null });
    }
    const { action, list } = change;
    if (!counts.has(list)) return fail('not_found');
    // A new link each time: who takes one away has taken it away for good.
    const shareToken = action === 'share' ? deps.ids.token(tokenBytes) : null;
    if (action === 'remove' && list === first) return fail('forbidden');
    if (action === 'remove') await removeWishlist(tx, list);
    else if (action === 'rename') await renameWishlist(tx, list, title.value);
    else await saveShareToken(tx, list, shareToken);
    return ok({ list, shareToken });
  });
}
