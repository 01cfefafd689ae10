import { showTo } from '#src/actions/catalogue/show-to.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import type { Names } from '#src/domain/catalogue/destination.ts';
import { cardView, type CardView } from '#src/domain/search/cards/card.ts';
import { findGoneTitles, type WishlistRow } from '#src/store/wishlists/wishlists.store.ts';

export type ShownWishlistItem = {
  readonly id: number;
  readonly note: string;
  /** As it is sold now; null when it is not on sale any more. */
  readonly card: CardView | null;
  readonly titles: Names;
};

export type ShownList = Omit<WishlistRow, 'items'> & { readonly items: readonly ShownWishlistItem[] };

/** Lists with what is on them at the prices of today; what is gone from the shop keeps its name. */
export async function showWishlistItems(
  deps: Deps,
  caller: Caller,
  lists: readonly WishlistRow[],
): Promise<readonly ShownList[]> {
  const ids = lists.flatMap((list) => list.items.map((item) => item.productId));
  const showing = await showTo(deps, caller, ids);
  const { products } = showing.open.live;
  const gone = ids.filter((id) => !products.has(id));
  const titles = gone.length === 0 ? new Map<number, Names>() : await findGoneTitles(deps.db, gone);
  return lists.map(({ items, ...list }) => ({
    ...list,
    items: items.map(({ productId, note }) => {
      const product = products.get(productId);
      return {
        id: productId,
        note,
        card: product === undefined ? null : cardView(showing, product),
        titles: product?.titles ?? titles.get(productId) ?? { en: '' },
      };
    }),
  }));
}
