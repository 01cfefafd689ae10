import * as z from 'zod/mini';

import { money, uuid } from '#src/contract/wire.schema.ts';
import { cartLines } from '#src/domain/checkout/hold.ts';

const key = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
/** A row's number as text, since it may be larger than a number of JSON holds exactly; or a value pack. */
const slotId = z.string().check(z.regex(/^(?:[1-9]\d{0,17}|pack-[1-9]\d{0,8})$/));
const pack = z.strictObject({
  reference: z.string().check(z.regex(/^[A-Z0-9]{10}$/)),
  position: z.int().check(z.minimum(0), z.maximum(9)),
});
const count = z.int().check(z.minimum(0), z.maximum(99));
const units = z.record(key, count).check(z.refine((held) => Object.keys(held).length <= 20));

/** A start alone: a pack has no ages. */
const start = z.string().check(z.regex(/^[1-9]\d{0,17}$/));
/** "34,36,8": years of age of one to nine people. */
const ageList = z.pipe(
  z.string().check(z.regex(/^(1[01]\d|\d{1,2})(,(1[01]\d|\d{1,2})){0,8}$/)),
  z.transform((text: string): readonly number[] => text.split(',').map(Number)),
);

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
  proposeUnits: z.object({ slotId: start, ages: ageList }),
  acceptPrices: z.strictObject({
    lines: z.array(z.strictObject({ itemId: uuid, amount: money })).check(z.maxLength(cartLines)),
  }),
  removeCartItem: z.strictObject({ itemId: uuid }),
} as const;
