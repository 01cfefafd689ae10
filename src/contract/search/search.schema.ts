import * as z from 'zod/mini';

import { destinationCard, productCard } from '#src/contract/catalogue/catalogue.schema.ts';
import { idText } from '#src/contract/catalogue/catalogue.schema.ts';
import { count, date, id, money, named, text } from '#src/contract/wire.schema.ts';
import { isDate } from '#src/domain/shared/time/local-time.ts';
import { accessNeeds } from '#src/domain/catalogue/access-need.ts';
import { categories } from '#src/domain/catalogue/product.ts';
import { mostTravellers, oldestAge, searchSorts, specialOptions } from '#src/domain/search/query/filter.ts';
import { loosenable } from '#src/domain/search/query/loosened.ts';
import { readArea, type MapArea } from '#src/domain/search/query/map-area.ts';
import { menuVerticals } from '#src/domain/site/affiliate.ts';

/**
 * The longest query that is processed; no visitor types more, and what is longer is refused before it costs anything.
 */
const longestQuery = 200;
const query = z.string().check(z.maxLength(longestQuery), z.describe('The search text.'));

/** "3,11": up to so many items, each by its own rule, joined by commas. */
function list<Item>(item: z.ZodMiniType<Item, string>, most = 50): z.ZodMiniType<Item[]> {
  const parts = z.pipe(
    z.string().check(z.maxLength(1000)),
    z.transform((given: string) => given.split(',')),
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
/** Spec §5. */
const midnight = z.string().check(
  z.regex(/^20\d{2}-\d{2}-\d{2}T00:00:00Z$/),
  z.refine((given) => isDate(given.slice(0, 10))),
  z.describe('The local date of availability, sent as midnight UTC.'),
);
/** An instant in UTC to the second. */
const second = z.string().check(
  z.regex(/^20\d{2}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/),
  z.refine((given) => isDate(given.slice(0, 10))),
);
const country = z.string().check(z.regex(/^[A-Z]{2}$/));
const languageTag = z.string().check(z.regex(/^[a-z]{2,3}(-[A-Z][A-Za-z]{1,3})?$/));
const age = z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number).check(z.maximum(oldestAge)));

const area = z
  .pipe(
    z.string().check(
      z.maxLength(60),
      z.refine((given) => readArea(given) !== null),
    ),
    z.transform((given: string): MapArea => readArea(given) ?? [0, 0, 0, 0]),
  )
  .check(z.describe('A bounding box in degrees: west, south, east, north. `139.6,35.5,139.9,35.8`'));
const party = list(age, mostTravellers).check(z.describe('Ages of all travelers in years, joined by commas.'));
const pricesFrom = wholeAmount.check(z.describe('The minimum price, in whole major units of the caller’s currency.'));
const pricesTo = wholeAmount.check(z.describe('The maximum price, in whole major units of the caller’s currency.'));

const filters = {
  sort: z.exactOptional(z.enum(searchSorts).check(z.describe('The order of the results.'))),
  query: z.exactOptional(query),
  frontend_ids: z.exactOptional(list<string>(z.enum(categories)).check(z.describe('Category ids, joined by commas.'))),
  start_time: z.exactOptional(midnight),
  price_from: z.exactOptional(pricesFrom),
  price_to: z.exactOptional(pricesTo),
  instant: z.exactOptional(yesOrNo.check(z.describe('Whether to return only activities with instant confirmation.'))),
  special_option_ids: z.exactOptional(
    list(z.enum(specialOptions)).check(
      z.describe('`free_cancellation`, `instant` or `mobile_ticket`; joined by commas.'),
    ),
  ),
  program_id: z.exactOptional(idText.check(z.describe('The id of a promotion.'))),
  guide_languages: z.exactOptional(
    list(languageTag).check(z.describe('Languages of the guide (BCP 47), joined by commas.')),
  ),
  accessibility: z.exactOptional(list(z.enum(accessNeeds)).check(z.describe('Accessibility needs, joined by commas.'))),
  free_cancel_until: z.exactOptional(
    second.check(z.describe('The time until which cancellation must be free (UTC, ISO 8601, to the second).')),
  ),
  party: z.exactOptional(party),
  area: z.exactOptional(area),
  page_num: pageNumber.check(z.describe('The page number, from 1.')),
  page_size: z.exactOptional(pageSize.check(z.describe('Results per page, 1 to 50; 10 when absent.'))),
  is_only_total: z.exactOptional(
    yesOrNo.check(z.describe('Whether to return only the number of results, without cards.')),
  ),
  is_map: z.exactOptional(yesOrNo.check(z.describe('Whether to return `map` as well.'))),
} as const;
const city_ids = z.exactOptional(list(idText).check(z.describe('Destination ids, joined by commas.')));
const country_ids = z.exactOptional(
  list(country).check(z.describe('Country codes (ISO 3166-1 alpha-2), joined by commas.')),
);

export const searchSchemas = {
  landing: z.object({}),
  completeSearch: z.object({ ...filters, city_ids, country_ids }),
  citySearch: z.object({ ...filters, country_ids, city_id: idText.check(z.describe('The id of a destination.')) }),
  countrySearch: z.object({
    ...filters,
    city_ids,
    country_id: country.check(z.describe('Country code (ISO 3166-1 alpha-2).')),
  }),
  partyFit: z.object({
    product_ids: list(idText).check(z.describe('Activity ids, joined by commas.')),
    party,
  }),
  // An empty field is left out of the call (spec §5).
  suggest: z.pipe(
    z.object({ query: z.exactOptional(query) }),
    z.transform((requested: { query?: string }) => ({ query: requested.query ?? '' })),
  ),
  slideWords: z.object({}),
} as const;

const facet = { id: z.string(), count } as const;
const facets = z.array(z.strictObject(facet));
const cards = z.array(productCard);

const searchWord = named('SearchWord', 'A suggested search text, with its destination when it is the name of one.', {
  text: z.string(),
  lang: z.string().check(z.describe('Language tag (BCP 47).')),
  city_id: z.nullable(id).check(z.describe('The destination that the text names; otherwise null.')),
});

const price = z.strictObject({
  from: money,
  to: money,
  histogram: z
    .array(z.strictObject({ from: count, to: count, count }))
    .check(
      z.maxLength(24),
      z.describe(
        'The number of results that cost at least `from` and less than `to`, in whole major units as in `price_from`.',
      ),
    ),
});

const aggrCondition = z.strictObject({
  destinations: z.array(z.strictObject({ ...facet, name: z.string(), lang: z.string() })),
  frontend_tree: facets,
  special_options: facets,
  guide_languages: facets.check(z.describe('Languages (BCP 47), as values of `guide_languages`.')),
  accessibility: facets,
  sort: z.array(z.string()),
  time: z
    .nullable(
      z.strictObject({
        from: date,
        to: date,
        next: z.array(date).check(z.maxLength(14), z.describe('The next days with availability, at most 14.')),
      }),
    )
    .check(z.describe('The first and last day with availability; null when there is none.')),
  price: z
    .nullable(price)
    .check(z.describe('The lowest and highest price before the price filter, in the caller’s currency.')),
});

const degrees = z.number().check(z.minimum(-540), z.maximum(540));

const map = z.strictObject({
  area: z
    .strictObject({ west: degrees, south: degrees, east: degrees, north: degrees })
    .check(z.describe('The requested area, or one that contains all results; `east` can exceed 180 degrees.')),
  dots: z
    .array(z.strictObject({ lat: degrees, lng: degrees, count, id }))
    .check(z.describe('Clusters of results: position, count and the id of the most popular result.')),
});

const valuePack = z.strictObject({
  id,
  slug: z.string(),
  title: text,
  text,
  destination: z.strictObject({ id, slug: z.string(), name: text }),
  pictures: z.array(z.string()),
  items: count.check(z.describe('The number of activities in the pack.')),
});

const searchAnswer = named('SearchAnswer', 'A page of search results with available filters.', {
  aggr_condition: aggrCondition.check(
    z.describe('Filter values, each with the number of results when its own filter is not set.'),
  ),
  search_result: z.strictObject({
    cards,
    total: count.check(z.describe('The number of results, exact below `total_cap`; there may be more at `total_cap`.')),
    total_cap: count,
    page_num: count,
    page_size: count,
  }),
  relation_result: z
    .strictObject({ cards, total: count })
    .check(
      z.describe('Related activities of the same places or categories when there are few results; otherwise empty.'),
    ),
  top_one_list: z.array(destinationCard).check(z.describe('The destination that the query names, if any.')),
  map: z.nullable(map).check(z.describe('The positions of all results; null unless `is_map` is set.')),
  less_result: z
    .nullable(z.strictObject({ loosened: z.array(z.strictObject({ field: z.enum(loosenable) })), cards, total: count }))
    .check(
      z.describe(
        'When there are almost no results: the filters that were dropped and the results without them; otherwise null.',
      ),
    ),
  value_package_info: z.nullable(valuePack).check(z.describe('The value pack that matches the list, or null.')),
});

export const searchAnswers = {
  landing: z.strictObject({
    words: z.array(searchWord),
    destinations: z.array(destinationCard),
    categories: facets,
  }),
  completeSearch: searchAnswer,
  citySearch: searchAnswer,
  countrySearch: searchAnswer,
  partyFit: z.strictObject({
    refused: z.array(id).check(z.describe('Activities that the party cannot book together.')),
  }),
  suggest: z.strictObject({
    destinations: z.array(
      z.strictObject({
        id,
        slug: z.string(),
        name: z.string(),
        lang: z.string(),
        country: z.string(),
        products: count,
      }),
    ),
    categories: facets.check(z.describe('Categories whose names begin with the query.')),
    products: z.array(
      z.strictObject({
        id,
        slug: z.string(),
        title: z.string(),
        lang: z.string(),
        place: z.string(),
        picture: z.string(),
      }),
    ),
    elsewhere: z
      .array(
        z.strictObject({
          vertical: z.enum(menuVerticals),
          kind: z.enum(['place', 'venue', 'station']),
          id: z.string(),
          slug: z.string(),
          name: text,
          place: z.nullable(text),
        }),
      )
      .check(z.describe('Matches in other verticals: a place, a venue or a station.')),
  }),
  slideWords: z.strictObject({ words: z.array(searchWord) }),
} as const;
