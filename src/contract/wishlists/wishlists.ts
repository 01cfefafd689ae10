import * as z from 'zod/mini';

import type { InputOf, OutputOf } from '#src/contract/call.ts';
import { productCard } from '#src/contract/catalogue/catalogue.schema.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import { id, named, text, uuid } from '#src/contract/wire.schema.ts';
import { wishlistLimits } from '#src/domain/wishlists/wishlist.ts';

const productId = z.int().check(z.positive(), z.maximum(2_147_483_647), z.describe('The id of an activity.'));
/** A text that is too long is reported in the visitor's language; this only refuses excessive sizes. */
const words = (limit: number) => z.string().check(z.maxLength(4 * limit));

const saveInput = z.strictObject({
  ids: z.array(productId).check(z.minLength(1), z.maxLength(wishlistLimits.device), z.describe('Activity ids.')),
  list: z.optional(uuid).check(z.describe('The id of a list; the default list when absent.')),
});

const forgetInput = z.strictObject({
  id: productId,
  list: z.optional(uuid).check(z.describe('The id of a list; all lists when absent.')),
});

const changeWishlistItemInput = z.strictObject({
  id: productId,
  list: uuid.check(z.describe('The id of the list that contains the item.')),
  to: z.optional(uuid).check(z.describe('The id of the list to which the item is moved.')),
  note: z.optional(words(wishlistLimits.note)).check(z.describe('The note for the item.')),
  clear: z.optional(z.boolean()).check(z.describe('Whether to remove the note when none is given.')),
});

const changeListInput = z.strictObject({
  action: z
    .enum(['add', 'rename', 'remove', 'share', 'unshare'])
    .check(z.describe('The change to the list; `share` creates a link that opens it, `unshare` disables the link.')),
  list: z.optional(uuid).check(z.describe('The id of the list; absent for a new one.')),
  title: z.optional(words(wishlistLimits.title)).check(z.describe('The title of a new or renamed list.')),
});

const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/), z.describe('The token of the list’s link.'));

const wishlistItem = named('Wish', 'An item of a list, at its current price.', {
  id,
  title: text,
  note: z.string(),
  card: z.nullable(productCard).check(z.describe('The activity as sold now; null when it is no longer on sale.')),
});

const sharedShape = {
  title: z.nullable(z.string()).check(z.describe('The title; null for the default title.')),
  items: z.array(wishlistItem),
};
const shareToken = z
  .nullable(z.string())
  .check(z.describe('The token of the link that opens the list; null when it is not shared.'));
const wishlist = z.strictObject({ ...sharedShape, id: z.string(), isDefault: z.boolean(), shareToken });
const saved = z.strictObject({ ids: z.array(id).check(z.describe('The ids of all activities on any list.')) });

/** Wishlists. Every list belongs to its account; a link only shows one to others. */
export const wishlistEndpoints = {
  saved: defineEndpoint({
    method: 'GET',
    path: '/v1/wishlistsrv/saved',
    summary: 'Returns the ids of all saved activities of the account.',
    auth: 'account',
    input: z.object({}),
    output: saved,
  }),
  wishlists: defineEndpoint({
    method: 'GET',
    path: '/v1/wishlistsrv/lists',
    summary: 'Returns all lists of the account with their items at current prices.',
    auth: 'account',
    input: z.object({}),
    output: z.strictObject({ lists: z.array(wishlist) }),
  }),
  /** One item, or all that a device stored before; to the default list unless another is named. */
  saveWish: defineEndpoint({
    method: 'POST',
    path: '/v1/wishlistsrv/save',
    summary: 'Saves activities to a list, the default one when none is given.',
    example: { ids: [205] },
    auth: 'account',
    input: saveInput,
    output: saved,
  }),
  /** Removes an activity from one list or from all lists. */
  forgetWish: defineEndpoint({
    method: 'POST',
    path: '/v1/wishlistsrv/forget',
    summary: 'Removes an activity from one list, or from all of them.',
    example: { id: 205 },
    auth: 'account',
    input: forgetInput,
    output: saved,
  }),
  changeWish: defineEndpoint({
    method: 'POST',
    path: '/v1/wishlistsrv/change',
    summary: 'Changes the note of an item, or moves it to another list.',
    example: { id: 205, list: '3f1b8c64-5d2e-4a97-b0c8-91e7a64d2f05', note: 'At sunset, with the children' },
    auth: 'account',
    input: changeWishlistItemInput,
    output: z.strictObject({ changed: z.literal(true) }),
  }),
  changeList: defineEndpoint({
    method: 'POST',
    path: '/v1/wishlistsrv/change_list',
    summary: 'Adds, renames, removes, shares or unshares a list.',
    example: { action: 'add', title: 'Spring in Japan' },
    auth: 'account',
    input: changeListInput,
    output: z.strictObject({ list: z.string(), shareToken }),
  }),
  sharedWishlist: defineEndpoint({
    method: 'GET',
    path: '/v1/wishlistsrv/shared/:token(key)',
    summary: 'Returns a shared list by its link, without revealing its owner.',
    example: { token: 'rV3xq0mT8bYk2LwZc5HfNA' },
    auth: 'bearer',
    input: z.object({ token }),
    output: z.strictObject(sharedShape),
  }),
} as const;

export type ChangeListInput = InputOf<typeof wishlistEndpoints.changeList>;
export type WishlistView = OutputOf<typeof wishlistEndpoints.wishlists>['lists'][number];
export type SharedWishlist = OutputOf<typeof wishlistEndpoints.sharedWishlist>;
export type WishlistItemView = SharedWishlist['items'][number];
