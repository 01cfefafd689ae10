import { changeWishlists } from '#src/actions/wishlists/change-wishlists.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { wishlistLimits, wishlistNote } from '#src/domain/wishlists/wishlist.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { moveWishlistItem, saveNote } from '#src/store/wishlists/wishlists.store.ts';

export type WishlistItemChange = {
  readonly id: number;
  readonly list: string;
  /** To which other list it goes. */
  readonly to?: string | undefined;
  readonly note?: string | undefined;
};

/** Writes a note beside something on a list of the caller's, or moves it to another. */
export async function changeWishlistItem(
  deps: Deps,
  caller: Caller,
  { id, list, to, note }: WishlistItemChange,
): Promise<Result<{ readonly changed: true }>> {
  const read = wishlistNote(note ?? '');
  if (!read.ok) return read;
  return changeWishlists<{ readonly changed: true }>(deps, caller, async ({ tx, counts }) => {
    if (!counts.has(list)) return fail('not_found');
    if (note !== undefined && !(await saveNote(tx, list, id, read.value))) return fail('not_found');
    if (to === undefined || to === list) return ok({ changed: true });
    const room = counts.get(to);
    if (room === undefined) return fail('not_found');
    if (room >= wishlistLimits.items) return fail('list_full');
    return (await moveWishlistItem(tx, id, list, to)) ? ok({ changed: true }) : fail('not_found');
  });
}
