import * as z from 'zod/mini';

import { uuid } from '#src/contract/wire.schema.ts';
import { wishlistLimits } from '#src/domain/wishlists/wishlist.ts';

const id = z.int().check(z.positive(), z.maximum(2_147_483_647));
/** What is too long is said in the visitor's words; this only keeps books out. */
const words = (limit: number) => z.string().check(z.maxLength(4 * limit));

export const wishlistSchemas = {
  nothing: z.object({}),
  saveWish: z.strictObject({
    ids: z.array(id).check(z.minLength(1), z.maxLength(wishlistLimits.device)),
    list: z.optional(uuid),
  }),
  forgetWish: z.strictObject({ id, list: z.optional(uuid) }),
  changeWish: z.strictObject({
    id,
    list: uuid,
    to: z.optional(uuid),
    note: z.optional(words(wishlistLimits.note)),
    clear: z.optional(z.boolean()),
  }),
  changeList: z.strictObject({
    action: z.enum(['add', 'rename', 'remove', 'share', 'unshare']),
    list: z.optional(uuid),
    title: z.optional(words(wishlistLimits.title)),
  }),
  shared: z.object({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) }),
} as const;
