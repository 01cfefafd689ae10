import { get, post } from '#src/contract/endpoint.ts';
import type { ProductCard } from '#src/contract/catalogue/catalogue.ts';
import type { WireText } from '#src/contract/wire.ts';

/** What somebody would like to do one day. Every list is its account's own; a link shows one to others, and no more. */
export const wishlistEndpoints = {
  saved: get<Record<never, never>, SavedAnswer>('/v1/wishlistsrv/saved'),
  wishlists: get<Record<never, never>, { lists: readonly WishlistView[] }>('/v1/wishlistsrv/lists'),
  /** One that was pressed, or all that a device kept before; to the default list unless another is named. */
  saveWish: post<{ ids: number[]; list?: string }, SavedAnswer>('/v1/wishlistsrv/save'),
  /** Off one list, or off all of them. */
  forgetWish: post<{ id: number; list?: string }, SavedAnswer>('/v1/wishlistsrv/forget'),
  /** Writes a note, which is taken away where none is named and `clear` says so, or moves it to another list. */
  changeWish: post<{ id: number; list: string; to?: string; note?: string; clear?: boolean }, { changed: true }>(
    '/v1/wishlistsrv/change',
  ),
  changeList: post<ChangeListInput, { list: string; shareToken: string | null }>('/v1/wishlistsrv/change_list'),
  sharedWishlist: get<{ token: string }, SharedWishlist>('/v1/wishlistsrv/shared/:token(key)'),
} as const;

/** The activities that stand on any list of the account. */
export type SavedAnswer = { readonly ids: readonly number[] };

export type ChangeListInput = {
  readonly deed: 'add' | 'rename' | 'remove' | 'share' | 'unshare';
  readonly list?: string | undefined;
  readonly title?: string | undefined;
};

export type WishView = {
  readonly id: number;
  readonly title: WireText;
  readonly note: string;
  /** As it is sold now; null when it is not on sale any more. */
  readonly card: ProductCard | null;
};

export type SharedWishlist = {
  /** Null where the list has no title of its own. */
  readonly title: string | null;
  readonly items: readonly WishView[];
};

export type WishlistView = SharedWishlist & {
  readonly id: string;
  readonly isDefault: boolean;
  readonly shareToken: string | null;
};
