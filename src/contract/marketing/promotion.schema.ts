import * as z from 'zod/mini';

import { idText } from '#src/contract/catalogue/catalogue.schema.ts';
import { searchSchemas } from '#src/contract/search/search.schema.ts';

/** "JP,KR": up to fifty items, each by its own rule, joined by commas. */
function list<Item>(item: z.ZodMiniType<Item, string>): z.ZodMiniType<Item[]> {
  const parts = z.pipe(
    z.string().check(z.maxLength(1000)),
    z.transform((text: string) => text.split(',')),
  );
  return z.pipe(parts, z.array(item).check(z.maxLength(50)));
}

const page = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), z.transform(Number));
const limit = z.pipe(z.string().check(z.regex(/^([1-9]|[1-4]\d|50)$/)), z.transform(Number));

export const promotionSchemas = {
  programList: z.extend(searchSchemas.completeSearch, { program_id: idText }),
  preferredActivities: z.object({
    country_ids: z.exactOptional(list(z.string().check(z.regex(/^[A-Z]{2}$/)))),
    city_ids: z.exactOptional(list(idText)),
    page,
    limit: z.exactOptional(limit),
  }),
  // Spec §8: no id, or none that is known, is not found; neither is a wrong one.
  themeDetail: z.object({ theme_id: z.exactOptional(z.string()) }),
} as const;
