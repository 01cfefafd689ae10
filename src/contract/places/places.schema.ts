import * as z from 'zod/mini';

import { destinationCard, productCard } from '#src/contract/catalogue/catalogue.schema.ts';
import { idText } from '#src/contract/catalogue/catalogue.schema.ts';
import { count, date, id, instant, named, text, time } from '#src/contract/wire.schema.ts';
import { categories } from '#src/domain/catalogue/product.ts';
import { placeSources, poiKinds } from '#src/domain/places/place.ts';
import { regionNames } from '#src/domain/places/regions.ts';

const page = z.exactOptional(
  z
    .pipe(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), z.transform(Number))
    .check(z.describe('Pages begin at 1 and hold ten results.')),
);
const longestQuery = 200;

/** A decimal number of degrees without an exponent: what `toFixed` writes. */
function degrees(most: number): z.ZodMiniType<number, string> {
  return z.pipe(
    z.string().check(z.regex(/^-?\d{1,3}(?:\.\d{1,9})?$/)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(-most), z.maximum(most))),
  );
}

const lat = degrees(90).check(z.describe('Degrees; with `lng` or not at all.'));
const lng = degrees(180).check(z.describe('Degrees; with `lat` or not at all.'));

const placeId = z.exactOptional(idText.check(z.describe('The id of a destination, a town or an attraction.')));

const listType = z
  .enum(['activityList', 'nearbyList', 'poiList', 'searchList'])
  .check(
    z.describe(
      '`activityList`: activities at the place. `nearbyList`: attractions and activities around the place or position, by distance. `poiList`: attractions of the place, or all, the best known first. `searchList`: those whose name contains the query.',
    ),
  );

const poiList = z.object({
  type: listType,
  place_id: placeId,
  lat: z.exactOptional(lat),
  lng: z.exactOptional(lng),
  query: z.exactOptional(z.string().check(z.maxLength(longestQuery), z.describe('What was typed.'))),
  kind: z.exactOptional(z.enum(poiKinds).check(z.describe('The kind of attraction.'))),
  page_num: page,
});

/** What reads of places may request. */
export const placesSchemas = {
  nothing: z.object({}),
  poi: z.object({ id: idText.check(z.describe('The id of an attraction.')) }),
  // Half a position is none.
  poiList: poiList.check(
    z.refine(({ lat: north, lng: east }) => (north === undefined) === (east === undefined), { path: ['lat'] }),
  ),
  topPois: z.object({ place_id: placeId }),
  nearby: z.object({ lat, lng }),
  destination: z.object({
    id: idText.check(z.describe('The id of a destination, a town or an attraction.')),
    category_id: z.exactOptional(
      idText.check(z.describe('A category’s number, as addresses of destination pages name it.')),
    ),
    page_num: page,
  }),
  popularActivities: z.object({
    category: z.exactOptional(z.enum(categories).check(z.describe('All categories when absent.'))),
    page_num: page,
  }),
} as const;

const linkShape = {
  id,
  slug: z.nullable(z.string()).check(z.describe('Null where the place has no name in Latin letters.')),
  name: text,
} as const;
const placeLink = named('PlaceLink', 'A place in a line: its id, slug and name.', linkShape);
const position = { lat: z.number(), lng: z.number() } as const;
const metres = z
  .nullable(count)
  .check(z.describe('The distance from the place or position of the request; null where it has none.'));

const poiCard = named('PoiCard', 'An attraction as cards show it.', {
  ...linkShape,
  kind: z.enum(poiKinds),
  destination: z.nullable(placeLink),
  countries: z.array(z.string()).check(z.describe('ISO 3166-1 alpha-2; empty where they are unknown.')),
  ...position,
  picture: z.nullable(z.string()).check(z.describe('Null for imported attractions, which have no picture.')),
  products: count.check(z.describe('Products on sale that visit it.')),
  metres,
  source: z.enum(placeSources),
});

const openingState = z.union([
  z.strictObject({
    state: z.literal('open'),
    until: z.nullable(time).check(z.describe('Local time; null where it does not close.')),
    at: z.nullable(instant).check(z.describe('The same moment in UTC.')),
  }),
  z.strictObject({
    state: z.literal('opens'),
    date,
    from: time,
    at: instant.check(z.describe('The same moment in UTC.')),
  }),
  z.strictObject({ state: z.literal('closed') }).check(z.describe('It does not open within the next fourteen days.')),
]);

const opening = named('OpeningHours', 'When an attraction is open, by the place’s own clock.', {
  timeZone: z.string(),
  today: date.check(z.describe('The date at the place.')),
  now: openingState,
  days: z
    .array(
      z.strictObject({
        date,
        hours: z
          .nullable(z.strictObject({ from: time, to: time, lastEntry: z.nullable(time) }))
          .check(z.describe('Local times; from 00:00 to 00:00 is the whole day. Null on a day when it is closed.')),
      }),
    )
    .check(z.describe('The seven days from today.')),
  closed: z
    .array(z.string())
    .check(z.describe('Closed days that return every year (“12-25”) or occur once (“2026-12-08”).')),
});

const place = named('Place', 'A destination, a town or an attraction.', {
  ...linkShape,
  type: z.enum(['destination', 'town', 'poi']),
  country: z
    .nullable(z.strictObject({ code: z.string(), name: z.string() }))
    .check(z.describe('ISO 3166-1 alpha-2 and the name in the caller’s language; null where it is unknown.')),
  localName: z.nullable(text),
  text: z.nullable(text),
  original: z
    .nullable(z.string())
    .check(z.describe('The English of a `text` whose translation has not been reviewed; else null.')),
  picture: z.nullable(z.string()),
  ...position,
  timeZone: z.nullable(z.string()),
  destination: z.nullable(placeLink).check(z.describe('The destination of ours that it is or that it is in.')),
});

const nearProduct = z.strictObject({ product: productCard, metres });
const categoryShape = {
  id: id.check(z.describe('As the address of a category page names it.')),
  category: z.enum(categories),
  count,
} as const;
const category = z.strictObject(categoryShape);
const paging = {
  page_num: id.check(z.describe('Pages begin at 1; a page beyond the end is empty.')),
  page_size: id,
} as const;
const total = count.check(z.describe('The activities of all pages together.'));

/** What the calls about places return. */
export const placesAnswers = {
  poi: z.strictObject({
    card: poiCard,
    localName: z.nullable(text),
    text: z.nullable(text).check(z.describe('Our own description; null for an imported attraction.')),
    opening: z.nullable(opening).check(z.describe('Null where they are unknown.')),
    products: z.array(productCard).check(z.describe('Products that visit it.')),
    nearby: z.array(poiCard).check(z.describe('The nearest other attractions, at most eight within 25 km.')),
  }),
  poiList: z.strictObject({
    type: listType,
    place: z.nullable(place).check(z.describe('The place of the request.')),
    pois: z.array(poiCard),
    products: z.array(nearProduct),
    towns: z
      .array(placeLink)
      .check(
        z.describe('Of a search: the largest towns whose names contain the query, at most ten, on its first page.'),
      ),
    total: z
      .strictObject({ pois: count, products: count })
      .check(z.describe('Attractions and activities of all pages together.')),
    ...paging,
  }),
  topPois: z.strictObject({ place: z.nullable(place), pois: z.array(poiCard) }),
  nearby: z.strictObject({
    destinations: z
      .array(z.strictObject({ destination: destinationCard, metres: count }))
      .check(z.describe('The nearest first, at most three, at any distance.')),
    pois: z.array(poiCard).check(z.describe('At most twenty within 50 km.')),
    products: z.array(nearProduct).check(z.describe('At most twenty within 50 km.')),
  }),
  destination: z.strictObject({
    place,
    categories: z.array(category).check(z.describe('Those with activities on sale, in the order of menus.')),
    category: z
      .nullable(z.strictObject({ ...categoryShape, text }))
      .check(z.describe('The category of the request, with our own description.')),
    products: z.array(productCard),
    total,
    ...paging,
    pois: z.array(poiCard).check(z.describe('The best-known attractions there, at most twelve.')),
  }),
  destinationList: z.strictObject({
    regions: z.array(
      z.strictObject({
        region: z.enum(regionNames),
        name: z
          .nullable(z.string())
          .check(z.describe('In the caller’s language; null for places whose country is unknown.')),
        countries: z.array(
          z.strictObject({
            code: z.nullable(z.string()),
            name: z.nullable(z.string()),
            destinations: z.array(destinationCard),
            towns: z.array(placeLink).check(z.describe('Other known towns, the largest first, at most twelve.')),
            townTotal: count,
          }),
        ),
      }),
    ),
  }),
  popularAll: z.strictObject({
    destinations: z.array(destinationCard),
    pois: z.array(poiCard),
    products: z.array(productCard),
  }),
  popularActivities: z.strictObject({
    categories: z.array(category),
    products: z.array(productCard),
    total,
    ...paging,
  }),
} as const;
