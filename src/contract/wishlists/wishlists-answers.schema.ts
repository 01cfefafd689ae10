import * as z from 'zod/mini';

import { productCard } from '#src/contract/catalogue/catalogue.schema.ts';
import { id, named, text } from '#src/contract/wire.schema.ts';

const wish = named('Wish', 'Something on a list, at the price of today; without a card it is not on sale any more.', {
  id,
  title: text,
  note: z.string(),
  card: z.nullable(productCard),
});

const shared = { title: z.nullable(z.string()), items: z.array(wish) };
const saved = z.strictObject({ ids: z.array(id) });

export const wishlistAnswers = {
  saved,
  wishlists: z.strictObject({
    lists: z.array(
      z.strictObject({ ...shared, id: z.string(), isDefault: z.boolean(), shareToken: z.nullable(z.string()) }),
    ),
  }),
  changeWish: z.strictObject({ changed: z.literal(true) }),
  changeList: z.strictObject({ list: z.string(), shareToken: z.nullable(z.string()) }),
  shared: z.strictObject(shared),
} as const;
