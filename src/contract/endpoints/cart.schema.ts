import * as z from 'zod/mini';

const key = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
const uuid = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
/** A row's number as text, since it may be larger than a number of JSON holds exactly; or a value pack. */
const slotId = z.string().check(z.regex(/^(?:[1-9]\d{0,17}|pack-[1-9]\d{0,8})$/));
const pack = z.strictObject({
  reference: z.string().check(z.regex(/^[A-Z0-9]{10}$/)),
  position: z.int().check(z.minimum(0), z.maximum(9)),
});
const count = z.int().check(z.minimum(0), z.maximum(99));
const units = z.record(key, count).check(z.refine((held) => Object.keys(held).length <= 20));

export const cartSchemas = {
  nothing: z.object({}),
  addToCart: z.strictObject({
    productId: z.int().check(z.positive(), z.maximum(2_147_483_647)),
    optionId: key,
    slotId,
    units,
    pack: z.exactOptional(pack),
  }),
  changeCartItem: z.strictObject({ itemId: uuid, units }),
  removeCartItem: z.strictObject({ itemId: uuid }),
} as const;
