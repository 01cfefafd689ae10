import * as z from 'zod/mini';

import { idText } from '#src/contract/catalogue/catalogue.schema.ts';
import { isDate } from '#src/domain/shared/time/local-time.ts';
import { accessNeeds } from '#src/domain/catalogue/access-need.ts';
import { categories } from '#src/domain/catalogue/product.ts';
import { mostTravellers, oldestAge, searchSorts, specialOptions } from '#src/domain/search/query/filter.ts';
import { readArea, type MapArea } from '#src/domain/search/query/map-area.ts';

/** Longest query that is looked at; nobody types more, and what is longer is refused before it costs anything. */
const longestQuery = 200;
const query = z.string().check(z.maxLength(longestQuery));

/** "3,11": up to so many items, each by its own rule, joined by commas. */
function list<Item>(item: z.ZodMiniType<Item, string>, most = 50): z.ZodMiniType<Item[]> {
  const parts = z.pipe(
    z.string().check(z.maxLength(1000)),
    z.transform((text: string) => text.split(',')),
  );
  return z.pipe(parts, z.array(item).check(z.maxLength(most)));
}

const wholeAmount = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));
const pageNumber = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), z.transform(Number));
/** One to fifty cards. */
const pageSize = z.pipe(z.string().check(z.regex(/^([1-9]|[1-4]\d|50)$/)), z.transform(Number));
export const yesOrNo = z.pipe(
  z.enum(['true', 'false']),
  z.transform((word) => word === 'true'),
);
/** A local date sent as midnight UTC (spec §5). */
const midnight = z.string().check(
  z.regex(/^20\d{2}-\d{2}-\d{2}T00:00:00Z$/),
  z.refine((text) => isDate(text.slice(0, 10))),
);
/** An instant in UTC to the second. */
const instant = z.string().check(
  z.regex(/^20\d{2}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/),
  z.refine((text) => isDate(text.slice(0, 10))),
);
const country = z.string().check(z.regex(/^[A-Z]{2}$/));
const languageTag = z.string().check(z.regex(/^[a-z]{2,3}(-[A-Z][A-Za-z]{1,3})?$/));
const age = z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number).check(z.maximum(oldestAge)));

/** "139.6,35.5,139.9,35.8": west, south, east, north. */
const area = z.pipe(
  z.string().check(
    z.maxLength(60),
    z.refine((text) => readArea(text) !== null),
  ),
  z.transform((text: string): MapArea => readArea(text) ?? [0, 0, 0, 0]),
);

const filters = {
  sort: z.exactOptional(z.enum(searchSorts)),
  query: z.exactOptional(query),
  frontend_ids: z.exactOptional(list<string>(z.enum(categories))),
  start_time: z.exactOptional(midnight),
  price_from: z.exactOptional(wholeAmount),
  price_to: z.exactOptional(wholeAmount),
  instant: z.exactOptional(yesOrNo),
  special_option_ids: z.exactOptional(list(z.enum(specialOptions))),
  program_id: z.exactOptional(idText),
  guide_languages: z.exactOptional(list(languageTag)),
  accessibility: z.exactOptional(list(z.enum(accessNeeds))),
  free_cancel_until: z.exactOptional(instant),
  party: z.exactOptional(list(age, mostTravellers)),
  area: z.exactOptional(area),
  page_num: pageNumber,
  page_size: z.exactOptional(pageSize),
  is_only_total: z.exactOptional(yesOrNo),
  is_map: z.exactOptional(yesOrNo),
} as const;
const city_ids = z.exactOptional(list(idText));
const country_ids = z.exactOptional(list(country));

export const searchSchemas = {
  landing: z.object({}),
  completeSearch: z.object({ ...filters, city_ids, country_ids }),
  citySearch: z.object({ ...filters, country_ids, city_id: idText }),
  countrySearch: z.object({ ...filters, city_ids, country_id: country }),
  partyFit: z.object({ product_ids: list(idText), party: list(age, mostTravellers) }),
  // An empty field is left out of the call (spec §5).
  suggest: z.pipe(
    z.object({ query: z.exactOptional(query) }),
    z.transform((asked: { query?: string }) => ({ query: asked.query ?? '' })),
  ),
  slideWords: z.object({}),
} as const;
