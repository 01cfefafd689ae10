import * as z from 'zod/mini';

import { destinationCard, productCard } from '#src/contract/catalogue/catalogue.schema.ts';
import { loosenable } from '#src/domain/search/query/loosened.ts';
import { menuVerticals } from '#src/domain/site/affiliate.ts';
import { count, date, id, money, named, text } from '#src/contract/wire.schema.ts';

const facet = { id: z.string(), count } as const;
const facets = z.array(z.strictObject(facet));
const cards = z.array(productCard);

const searchWord = named('SearchWord', 'Words to search for; the name of a destination says which.', {
  text: z.string(),
  lang: z.string(),
  city_id: z.nullable(id),
});

const price = z.strictObject({
  from: money,
  to: money,
  histogram: z.array(z.strictObject({ from: count, to: count, count })).check(z.maxLength(24)),
});

const degrees = z.number().check(z.minimum(-540), z.maximum(540));

const searchAnswer = named('SearchAnswer', 'A page of results with the filters that narrow them.', {
  aggr_condition: z.strictObject({
    destinations: z.array(z.strictObject({ ...facet, name: z.string(), lang: z.string() })),
    frontend_tree: facets,
    special_options: facets,
    guide_languages: facets,
    accessibility: facets,
    sort: z.array(z.string()),
    time: z.nullable(z.strictObject({ from: date, to: date, next: z.array(date).check(z.maxLength(14)) })),
    price: z.nullable(price),
  }),
  search_result: z.strictObject({ cards, total: count, total_cap: count, page_num: count, page_size: count }),
  relation_result: z.strictObject({ cards, total: count }),
  top_one_list: z.array(destinationCard),
  map: z.nullable(
    z.strictObject({
      area: z.strictObject({ west: degrees, south: degrees, east: degrees, north: degrees }),
      dots: z.array(z.strictObject({ lat: degrees, lng: degrees, count, id })),
    }),
  ),
  less_result: z.nullable(
    z.strictObject({ loosened: z.array(z.strictObject({ field: z.enum(loosenable) })), cards, total: count }),
  ),
  value_package_info: z.nullable(
    z.strictObject({
      id,
      slug: z.string(),
      title: text,
      text,
      destination: z.strictObject({ id, slug: z.string(), name: text }),
      pictures: z.array(z.string()),
      items: count,
    }),
  ),
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
  partyFit: z.strictObject({ refused: z.array(id) }),
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
    categories: facets,
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
    elsewhere: z.array(
      z.strictObject({
        vertical: z.enum(menuVerticals),
        kind: z.enum(['place', 'venue', 'station']),
        id: z.string(),
        slug: z.string(),
        name: text,
        place: z.nullable(text),
      }),
    ),
  }),
  slideWords: z.strictObject({ words: z.array(searchWord) }),
} as const;
