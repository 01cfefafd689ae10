import { wishlistCalls } from '#src/contract/wishlists/wishlists.calls.ts';
import { listTitle, wishlistItemText, type WishlistItemText } from '#src/web/wishlists/parts/wishlist-view.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type SharedListView = { readonly title: string; readonly wishes: readonly WishlistItemText[] };

/** A shared list, for anyone with its link; it does not reveal its owner. */
export async function loadWishlist(context: LoadContext): Promise<Loaded<SharedListView>> {
  const { api, params, site } = context;
  const token = params['token'] ?? '';
  const answer = await api.call(wishlistCalls.sharedWishlist, { token });
  if (!answer.ok) {
    const { code } = answer.error;
    if (code === 'not_found' || code === 'bad_request' || code === 'too_many_requests') return { kind: 'missing' };
    throw new Error(`shared wishlist: ${code}`);
  }
  const title = listTitle(context, answer.value);
  return {
    kind: 'page',
    data: { title, wishes: answer.value.items.map((one) => wishlistItemText(context, one)) },
    head: { title: `${title} | ${site.brand.name}`, description: title, path: `/wishlist/${token}` },
  };
}
