import * as z from 'zod/mini';

import type { InputOf, OutputOf } from '#src/contract/call.ts';
import { productCard } from '#src/contract/catalogue/catalogue.schema.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import { id, named, text, uuid } from '#src/contract/wire.schema.ts';
import { wishlistLimits } from '#src/domain/wishlists/wishlist.ts';

const productId = z.int().check(z.positive(), z.maximum(2_147_483_647), z.describe('An activity’s id.'));
/** What is too long is said in the visitor's words; this only keeps books out. */
const words = (limit: number) => z.string().check(z.maxLength(4 * limit));

const saveInput = z.strictObject({
  ids: z.array(productId).check(z.minLength(1), z.maxLength(wishlistLimits.device), z.describe('Activities’ ids.')),
  list: z.optional(uuid).check(z.describe('A list’s id; the default list when absent.')),
});

const forgetInput = z.strictObject({
  id: productId,
  list: z.optional(uuid).check(z.describe('A list’s id; all lists when absent.')),
});

const changeWishInput = z.strictObject({
  id: productId,
  list: uuid.check(z.describe('The id of the list that it is on.')),
  to: z.optional(uuid).check(z.describe('The id of the list that it is moved to.')),
  note: z.optional(words(wishlistLimits.note)).check(z.describe('The note that is saved with it.')),
  clear: z.optional(z.boolean()).check(z.describe('Removes the note, where none is given.')),
});

const changeListInput = z.strictObject({
  action: z
    .enum(['add', 'rename', 'remove', 'share', 'unshare'])
    .check(z.describe('`share` makes a link that opens the list, `unshare` disables it.')),
  list: z.optional(uuid).check(z.describe('A list’s id; absent for a new one.')),
  title: z.optional(words(wishlistLimits.title)).check(z.describe('Of a new or renamed list.')),
});

const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/), z.describe('The token of the link of a list.'));

const wish = named('Wish', 'Something on a list, at the price of today; without a card it is not on sale any more.', {
  id,
  title: text,
  note: z.string(),
  card: z.nullable(productCard).check(z.describe('As it is sold now; null when it is no longer on sale.')),
});

const sharedShape = {
  title: z.nullable(z.string()).check(z.describe('Null where the list has no title of its own.')),
  items: z.array(wish),
};
const shareToken = z
  .nullable(z.string())
  .check(z.describe('The token of the link that opens the list; null where it is not shared.'));
const wishlist = z.strictObject({ ...sharedShape, id: z.string(), isDefault: z.boolean(), shareToken });
const saved = z.strictObject({ ids: z.array(id).check(z.describe('The ids of all activities on any list.')) });

/** What somebody would like to do one day. Every list is its account's own; a link shows one to others, and no more. */
export const wishlistEndpoints = {
  saved: defineEndpoint({
    method: 'GET',
    path: '/v1/wishlistsrv/saved',
    summary: 'The activities on any list of the account.',
    auth: 'account',
    input: z.object({}),
    output: saved,
  }),
  wishlists: defineEndpoint({
    method: 'GET',
    path: '/v1/wishlistsrv/lists',
    summary: 'All lists of the account, with what stands on them at the prices of today.',
    auth: 'account',
    input: z.object({}),
    output: z.strictObject({ lists: z.array(wishlist) }),
  }),
  /** One that was pressed, or all that a device kept before; to the default list unless another is named. */
  saveWish: defineEndpoint({
    method: 'POST',
    path: '/v1/wishlistsrv/save',
    summary: 'Puts activities on a list, the default one unless another is named.',
    example: { ids: [205] },
    auth: 'account',
    input: saveInput,
    output: saved,
  }),
  /** Off one list, or off all of them. */
  forgetWish: defineEndpoint({
    method: 'POST',
    path: '/v1/wishlistsrv/forget',
    summary: 'Takes an activity off one list, or off all of them.',
    example: { id: 205 },
    auth: 'account',
    input: forgetInput,
    output: saved,
  }),
  changeWish: defineEndpoint({
    method: 'POST',
    path: '/v1/wishlistsrv/change',
    summary: 'Writes a note beside something on a list, or moves it to another.',
    example: { id: 205, list: '3f1b8c64-5d2e-4a97-b0c8-91e7a64d2f05', note: 'At sunset, with the children' },
    auth: 'account',
    input: changeWishInput,
    output: z.strictObject({ changed: z.literal(true) }),
  }),
  changeList: defineEndpoint({
    method: 'POST',
    path: '/v1/wishlistsrv/change_list',
    summary: 'Adds, renames, removes or shares a list.',
    example: { action: 'add', title: 'Spring in Japan' },
    auth: 'account',
    input: changeListInput,
    output: z.strictObject({ list: z.string(), shareToken }),
  }),
  sharedWishlist: defineEndpoint({
    method: 'GET',
    path: '/v1/wishlistsrv/shared/:token(key)',
    summary: 'The list that a link opens, without a word of whose it is.',
    example: { token: 'rV3xq0mT8bYk2LwZc5HfNA' },
    auth: 'bearer',
    input: z.object({ token }),
    output: z.strictObject(sharedShape),
  }),
} as const;

export type ChangeListInput = InputOf<typeof wishlistEndpoints.changeList>;
export type WishlistView = OutputOf<typeof wishlistEndpoints.wishlists>['lists'][number];
export type SharedWishlist = OutputOf<typeof wishlistEndpoints.sharedWishlist>;
export type WishView = SharedWishlist['items'][number];
