import * as z from 'zod/mini';

import { idText } from '#src/contract/endpoints/catalogue.schema.ts';
import { isDate } from '#src/domain/availability/local-time.ts';
import { categories } from '#src/domain/catalogue/product.ts';
import { searchSorts, specialOptions } from '#src/domain/search/filter.ts';

/** Longest query that is looked at; nobody types more, and what is longer is refused before it costs anything. */
const longestQuery = 200;
const query = z.string().check(z.maxLength(longestQuery));

/** "3,11": up to fifty items, each by its own rule, joined by commas. */
function list<Item>(item: z.ZodMiniType<Item, string>): z.ZodMiniType<Item[]> {
  const parts = z.pipe(
    z.string().check(z.maxLength(1000)),
    z.transform((text: string) => text.split(',')),
  );
  return z.pipe(parts, z.array(item).check(z.maxLength(50)));
}

const wholeAmount = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));
const pageNumber = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), z.transform(Number));
/** One to fifty cards. */
const pageSize = z.pipe(z.string().check(z.regex(/^([1-9]|[1-4]\d|50)$/)), z.transform(Number));
const yesOrNo = z.pipe(
  z.enum(['true', 'false']),
  z.transform((word) => word === 'true'),
);
/** A local date sent as midnight UTC (spec §5). */
const midnight = z.string().check(
  z.regex(/^20\d{2}-\d{2}-\d{2}T00:00:00Z$/),
  z.refine((text) => isDate(text.slice(0, 10))),
);

export const searchSchemas = {
  completeSearch: z.object({
    sort: z.exactOptional(z.enum(searchSorts)),
    query: z.exactOptional(query),
    city_ids: z.exactOptional(list(idText)),
    frontend_ids: z.exactOptional(list(z.enum(categories))),
    country_ids: z.exactOptional(list(z.string().check(z.regex(/^[A-Z]{2}$/)))),
    start_time: z.exactOptional(midnight),
    price_from: z.exactOptional(wholeAmount),
    price_to: z.exactOptional(wholeAmount),
    instant: z.exactOptional(yesOrNo),
    special_option_ids: z.exactOptional(list(z.enum(specialOptions))),
    program_id: z.exactOptional(idText),
    page_num: pageNumber,
    page_size: z.exactOptional(pageSize),
    is_only_total: z.exactOptional(yesOrNo),
  }),
  // An empty field is left out of the call (spec §5).
  suggest: z.pipe(
    z.object({ query: z.exactOptional(query) }),
    z.transform((asked: { query?: string }) => ({ query: asked.query ?? '' })),
  ),
} as const;
