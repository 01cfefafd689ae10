import { msg } from '@lingui/core/macro';

import type { SharedWishlist, WishlistItemView } from '#src/contract/wishlists/wishlists.ts';
import { productCardView, type ProductCardView } from '#src/web/shared/cards/product-card-view.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

type Voice = Pick<LoadContext, 'site' | 'i18n'>;

/** Something on a list in ready strings. */
export type WishlistItemText = {
  readonly id: number;
  readonly title: string;
  readonly titleLang: string;
  readonly note: string;
  /** Null when it is not on sale any more. */
  readonly card: ProductCardView | null;
};

export function wishlistItemText(voice: Voice, { id, title, note, card }: WishlistItemView): WishlistItemText {
  return {
    id,
    title: title.text,
    titleLang: title.lang,
    note,
    card: card === null ? null : productCardView(voice, card),
  };
}

/** What a list is called: by its owner, or by its name in the reader's language. */
export function listTitle({ i18n }: Voice, { title }: Pick<SharedWishlist, 'title'>): string {
  return title ?? i18n._(msg`Saved activities`);
}
