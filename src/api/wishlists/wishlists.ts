import { changeList, type ListChange } from '#src/actions/wishlists/change-list.ts';
import { changeWishlistItem } from '#src/actions/wishlists/change-wishlist-item.ts';
import { removeWishlistItem } from '#src/actions/wishlists/remove-wishlist-item.ts';
import { readSaved } from '#src/actions/wishlists/read-saved.ts';
import { readSharedWishlist } from '#src/actions/wishlists/read-shared-wishlist.ts';
import { readWishlists } from '#src/actions/wishlists/read-wishlists.ts';
import { saveWishlistItem } from '#src/actions/wishlists/save-wishlist-item.ts';
import type { ShownWishlistItem } from '#src/actions/wishlists/show-wishlist-items.ts';
import { productCard } from '#src/api/catalogue/cards.ts';
import { route, type Route } from '#src/api/route.ts';
import { wishlistEndpoints, type ChangeListInput, type WishlistItemView } from '#src/contract/wishlists/wishlists.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

/** Lists of what one would like to do; each account's own, and shared ones for anyone with the link. */
export const wishlistRoutes: readonly Route[] = [
  route(wishlistEndpoints.saved, (deps, { caller }) => readSaved(deps, caller)),
  route(wishlistEndpoints.wishlists, async (deps, { caller }) => {
    const lists = await readWishlists(deps, caller);
    if (!lists.ok) return lists;
    return ok({
      lists: lists.value.map(({ items, ...list }) => ({
        ...list,
        items: items.map((one) => wishlistItemView(one, caller.language)),
      })),
    });
  }),
  route(wishlistEndpoints.saveWish, (deps, { caller, input }) => saveWishlistItem(deps, caller, input)),
  route(wishlistEndpoints.forgetWish, (deps, { caller, input }) => removeWishlistItem(deps, caller, input)),
  route(wishlistEndpoints.changeWish, (deps, { caller, input: { clear = false, note, ...input } }) =>
    changeWishlistItem(deps, caller, { ...input, note: clear ? '' : note }),
  ),
  route(wishlistEndpoints.changeList, async (deps, { caller, input }) => {
    const change = listChange(input);
    return change.ok ? changeList(deps, caller, change.value) : change;
  }),
  route(wishlistEndpoints.sharedWishlist, async (deps, { caller, input }) => {
    const found = await readSharedWishlist(deps, caller, input);
    if (!found.ok) return found;
    const { title, items } = found.value;
    // A note is for oneself.
    return ok({ title, items: items.map((one) => ({ ...wishlistItemView(one, caller.language), note: '' })) });
  }),
];

function wishlistItemView({ id, note, card, titles }: ShownWishlistItem, language: LanguageCode): WishlistItemView {
  return { id, note, title: nameIn(titles, language), card: card === null ? null : productCard(card, language) };
}

/** Each action with what it needs; whatever lacks that is refused by its name. */
function listChange({ action, list, title }: ChangeListInput): Result<ListChange> {
  if (action === 'add') return ok({ action, title: title ?? '' });
  if (list === undefined) return fail('bad_request', { field: 'list' });
  return ok(action === 'rename' ? { action, list, title: title ?? '' } : { action, list });
}
