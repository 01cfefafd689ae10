import { defineEndpoint } from '#src/contract/endpoint.ts';
import { wishlistSchemas } from '#src/contract/wishlists/wishlists.schema.ts';
import { wishlistAnswers } from '#src/contract/wishlists/wishlists-answers.schema.ts';
import type { ProductCard } from '#src/contract/catalogue/catalogue.ts';
import type { WireText } from '#src/contract/wire.ts';

/** What somebody would like to do one day. Every list is its account's own; a link shows one to others, and no more. */
export const wishlistEndpoints = {
  saved: defineEndpoint({
    method: 'GET',
    path: '/v1/wishlistsrv/saved',
    summary: 'The activities on any list of the account.',
    auth: 'account',
    input: wishlistSchemas.nothing,
    output: wishlistAnswers.saved,
  }),
  wishlists: defineEndpoint({
    method: 'GET',
    path: '/v1/wishlistsrv/lists',
    summary: 'All lists of the account, with what stands on them at the prices of today.',
    auth: 'account',
    input: wishlistSchemas.nothing,
    output: wishlistAnswers.wishlists,
  }),
  /** One that was pressed, or all that a device kept before; to the default list unless another is named. */
  saveWish: defineEndpoint({
    method: 'POST',
    path: '/v1/wishlistsrv/save',
    summary: 'Puts activities on a list, the default one unless another is named.',
    example: { ids: [205] },
    auth: 'account',
    input: wishlistSchemas.saveWish,
    output: wishlistAnswers.saved,
  }),
  /** Off one list, or off all of them. */
  forgetWish: defineEndpoint({
    method: 'POST',
    path: '/v1/wishlistsrv/forget',
    summary: 'Takes an activity off one list, or off all of them.',
    example: { id: 205 },
    auth: 'account',
    input: wishlistSchemas.forgetWish,
    output: wishlistAnswers.saved,
  }),
  /** Writes a note, which is taken away where none is named and `clear` says so, or moves it to another list. */
  changeWish: defineEndpoint({
    method: 'POST',
    path: '/v1/wishlistsrv/change',
    summary: 'Writes a note beside something on a list, or moves it to another.',
    example: { id: 205, list: '3f1b8c64-5d2e-4a97-b0c8-91e7a64d2f05', note: 'At sunset, with the children' },
    auth: 'account',
    input: wishlistSchemas.changeWish,
    output: wishlistAnswers.changeWish,
  }),
  changeList: defineEndpoint({
    method: 'POST',
    path: '/v1/wishlistsrv/change_list',
    summary: 'Adds, renames, removes or shares a list.',
    example: { action: 'add', title: 'Spring in Japan' },
    auth: 'account',
    input: wishlistSchemas.changeList,
    output: wishlistAnswers.changeList,
  }),
  sharedWishlist: defineEndpoint({
    method: 'GET',
    path: '/v1/wishlistsrv/shared/:token(key)',
    summary: 'The list that a link opens, without a word of whose it is.',
    example: { token: 'rV3xq0mT8bYk2LwZc5HfNA' },
    auth: 'bearer',
    input: wishlistSchemas.shared,
    output: wishlistAnswers.shared,
  }),
} as const;

export type ChangeListInput = {
  readonly action: 'add' | 'rename' | 'remove' | 'share' | 'unshare';
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
