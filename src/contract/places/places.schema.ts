import * as z from 'zod/mini';

import { destinationCard, productCard } from '#src/contract/catalogue/catalogue.schema.ts';
import { idText } from '#src/contract/catalogue/catalogue.schema.ts';
import { count, date, id, instant, named, text, time, translation } from '#src/contract/wire.schema.ts';
import { categories } from '#src/domain/catalogue/product.ts';
import { placeSources, poiKinds } from '#src/domain/places/place.ts';
import { regionNames } from '#src/domain/places/regions.ts';

const page = z.exactOptional(
  z
    .pipe(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), z.transform(Number))
    .check(z.describe('The page number, from 1; ten results per page.')),
);
const longestQuery = 200;

/** Returns a decimal number of degrees without an exponent: what `toFixed` writes. */
function degrees(most: number): z.ZodMiniType<number, string> {
  return z.pipe(
    z.string().check(z.regex(/^-?\d{1,3}(?:\.\d{1,9})?$/)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(-most), z.maximum(most))),
  );
}

const lat = degrees(90).check(z.describe('Latitude in decimal degrees; only together with `lng`.'));
const lng = degrees(180).check(z.describe('Longitude in decimal degrees; only together with `lat`.'));

const placeId = z.exactOptional(idText.check(z.describe('The id of a destination, a town or an attraction.')));

const listType = z
  .enum(['activityList', 'nearbyList', 'poiList', 'searchList'])
  .check(
    z.describe(
      '`activityList`: activities at the place. `nearbyList`: attractions and activities around it, by distance. ' +
        '`poiList`: attractions of the place, or all, most popular first. `searchList`: those whose name matches.',
    ),
  );

const poiList = z.object({
  type: listType,
  place_id: placeId,
  lat: z.exactOptional(lat),
  lng: z.exactOptional(lng),
  query: z.exactOptional(z.string().check(z.maxLength(longestQuery), z.describe('The search text.'))),
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
      idText.check(z.describe('The number of a category, as in the URLs of destination pages.')),
    ),
    page_num: page,
  }),
  popularActivities: z.object({
    category: z.exactOptional(
      z.enum(categories).check(z.describe('The id of a category; all categories when absent.')),
    ),
    page_num: page,
  }),
} as const;

const linkShape = {
  id,
  slug: z.nullable(z.string()).check(z.describe('The slug; null when the place has no name in Latin script.')),
  name: text,
} as const;
const placeLink = named('PlaceLink', 'A reference to a place: id, slug and name.', linkShape);
const position = { lat: z.number(), lng: z.number() } as const;
const metres = z
  .nullable(count)
  .check(z.describe('Meters from the place or position of the request; null when it has none.'));

const poiCard = named('PoiCard', 'An attraction as shown on cards.', {
  ...linkShape,
  kind: z.enum(poiKinds),
  destination: z.nullable(placeLink),
  countries: z.array(z.string()).check(z.describe('Country codes (ISO 3166-1 alpha-2); empty when unknown.')),
  ...position,
  picture: z.nullable(z.string()).check(z.describe('The picture; null for imported attractions.')),
  products: count.check(z.describe('The number of products on sale that visit the attraction.')),
  metres,
  source: z.enum(placeSources),
});

const openingState = z.union([
  z.strictObject({
    state: z.literal('open'),
    until: z.nullable(time).check(z.describe('The local closing time; null when it does not close.')),
    at: z.nullable(instant).check(z.describe('The closing time as a UTC instant; null when it does not close.')),
  }),
  z.strictObject({
    state: z.literal('opens'),
    date,
    from: time,
    at: instant.check(z.describe('The opening time as a UTC instant.')),
  }),
  z.strictObject({ state: z.literal('closed') }).check(z.describe('Closed for at least the next 14 days.')),
]);

const opening = named('OpeningHours', 'The opening hours of an attraction, in local time.', {
  timeZone: z.string(),
  today: date.check(z.describe('The current local date.')),
  now: openingState,
  days: z
    .array(
      z.strictObject({
        date,
        hours: z
          .nullable(z.strictObject({ from: time, to: time, lastEntry: z.nullable(time) }))
          .check(z.describe('Local times, from 00:00 to 00:00 when open all day; null on a day when it is closed.')),
      }),
    )
    .check(z.describe('The next seven days, starting today.')),
  closed: z.array(z.string()).check(z.describe('Closed days, either yearly (“12-25”) or once (“2026-12-08”).')),
});

const place = named('Place', 'A destination, a town or an attraction.', {
  ...linkShape,
  type: z.enum(['destination', 'town', 'poi']),
  country: z
    .nullable(z.strictObject({ code: z.string(), name: z.string() }))
    .check(z.describe('Country code (ISO 3166-1 alpha-2) and name in the caller’s language; null when unknown.')),
  localName: z.nullable(text),
  text: z.nullable(text),
  original: z
    .nullable(z.string())
    .check(z.describe('The English original, when `translation` has a notice; otherwise null.')),
  translation,
  picture: z.nullable(z.string()),
  ...position,
  timeZone: z.nullable(z.string()),
  destination: z
    .nullable(placeLink)
    .check(z.describe('The destination that the place is or belongs to; null when there is none.')),
});

const nearProduct = z.strictObject({ product: productCard, metres });
const categoryShape = {
  id: id.check(z.describe('The number of the category, as in the URLs of category pages.')),
  category: z.enum(categories),
  count,
} as const;
const category = z.strictObject(categoryShape);
const paging = {
  page_num: id.check(z.describe('The page number, from 1; a page beyond the end is empty.')),
  page_size: id,
} as const;
const total = count.check(z.describe('The number of activities on all pages.'));

/** What the calls about places return. */
export const placesAnswers = {
  poi: z.strictObject({
    card: poiCard,
    localName: z.nullable(text),
    text: z.nullable(text).check(z.describe('The editorial description; null for imported attractions.')),
    opening: z.nullable(opening).check(z.describe('The opening hours; null when unknown.')),
    products: z.array(productCard).check(z.describe('Products that visit the attraction.')),
    nearby: z.array(poiCard).check(z.describe('The nearest other attractions, at most eight within 25 km.')),
  }),
  poiList: z.strictObject({
    type: listType,
    place: z.nullable(place).check(z.describe('The requested place; null when there is none.')),
    pois: z.array(poiCard),
    products: z.array(nearProduct),
    towns: z
      .array(placeLink)
      .check(
        z.describe(
          'For a search, the largest towns whose names contain the query, at most ten, on the first page only.',
        ),
      ),
    total: z
      .strictObject({ pois: count, products: count })
      .check(z.describe('The number of attractions and activities on all pages.')),
    ...paging,
  }),
  topPois: z.strictObject({ place: z.nullable(place), pois: z.array(poiCard) }),
  nearby: z.strictObject({
    destinations: z
      .array(z.strictObject({ destination: destinationCard, metres: count }))
      .check(z.describe('The nearest destinations at any distance, at most three.')),
    pois: z.array(poiCard).check(z.describe('Attractions within 50 km, at most 20.')),
    products: z.array(nearProduct).check(z.describe('Activities within 50 km, at most 20.')),
  }),
  destination: z.strictObject({
    place,
    categories: z.array(category).check(z.describe('Categories with activities on sale, in menu order.')),
    category: z
      .nullable(z.strictObject({ ...categoryShape, text }))
      .check(z.describe('The requested category with its editorial description; null when none was requested.')),
    products: z.array(productCard),
    total,
    ...paging,
    pois: z.array(poiCard).check(z.describe('The most popular attractions there, at most twelve.')),
  }),
  destinationList: z.strictObject({
    regions: z.array(
      z.strictObject({
        region: z.enum(regionNames),
        name: z
          .nullable(z.string())
          .check(z.describe('The country name in the caller’s language; null when the country is unknown.')),
        countries: z.array(
          z.strictObject({
            code: z.nullable(z.string()),
            name: z.nullable(z.string()),
            destinations: z.array(destinationCard),
            towns: z.array(placeLink).check(z.describe('Other towns, largest first, at most twelve.')),
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
