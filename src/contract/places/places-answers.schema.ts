import * as z from 'zod/mini';

import { destinationCard, productCard } from '#src/contract/catalogue/catalogue.schema.ts';
import { count, date, id, instant, named, text, time } from '#src/contract/wire.schema.ts';
import { categories } from '#src/domain/catalogue/product.ts';
import { placeSources, poiKinds } from '#src/domain/places/place.ts';
import { regionNames } from '#src/domain/places/regions.ts';

const linkShape = { id, slug: z.nullable(z.string()), name: text } as const;
const placeLink = named('PlaceLink', 'A place in a line: its id, slug and name.', linkShape);
const position = { lat: z.number(), lng: z.number() } as const;
const metres = z.nullable(count);

const poiCard = named('PoiCard', 'An attraction as cards show it.', {
  ...linkShape,
  kind: z.enum(poiKinds),
  destination: z.nullable(placeLink),
  countries: z.array(z.string()),
  ...position,
  picture: z.nullable(z.string()),
  products: count,
  metres,
  source: z.enum(placeSources),
});

const openingState = z.union([
  z.strictObject({ state: z.literal('open'), until: z.nullable(time), at: z.nullable(instant) }),
  z.strictObject({ state: z.literal('opens'), date, from: time, at: instant }),
  z.strictObject({ state: z.literal('closed') }),
]);

const opening = named('OpeningHours', 'When an attraction is open, by the place’s own clock.', {
  timeZone: z.string(),
  today: date,
  now: openingState,
  days: z.array(
    z.strictObject({
      date,
      hours: z.nullable(z.strictObject({ from: time, to: time, lastEntry: z.nullable(time) })),
    }),
  ),
  closed: z.array(z.string()),
});

const place = named('Place', 'A destination, a town or an attraction.', {
  ...linkShape,
  type: z.enum(['destination', 'town', 'poi']),
  country: z.nullable(z.strictObject({ code: z.string(), name: z.string() })),
  localName: z.nullable(text),
  text: z.nullable(text),
  original: z.nullable(z.string()),
  picture: z.nullable(z.string()),
  ...position,
  timeZone: z.nullable(z.string()),
  destination: z.nullable(placeLink),
});

const nearProduct = z.strictObject({ product: productCard, metres });
const categoryShape = { id, category: z.enum(categories), count } as const;
const category = z.strictObject(categoryShape);
const paging = { page_num: id, page_size: id } as const;

/** What the calls about places answer. */
export const placesAnswers = {
  poi: z.strictObject({
    card: poiCard,
    localName: z.nullable(text),
    text: z.nullable(text),
    opening: z.nullable(opening),
    products: z.array(productCard),
    nearby: z.array(poiCard),
  }),
  poiList: z.strictObject({
    type: z.enum(['activityList', 'nearbyList', 'poiList', 'searchList']),
    place: z.nullable(place),
    pois: z.array(poiCard),
    products: z.array(nearProduct),
    towns: z.array(placeLink),
    total: z.strictObject({ pois: count, products: count }),
    ...paging,
  }),
  topPois: z.strictObject({ place: z.nullable(place), pois: z.array(poiCard) }),
  nearby: z.strictObject({
    destinations: z.array(z.strictObject({ destination: destinationCard, metres: count })),
    pois: z.array(poiCard),
    products: z.array(nearProduct),
  }),
  destination: z.strictObject({
    place,
    categories: z.array(category),
    category: z.nullable(z.strictObject({ ...categoryShape, text })),
    products: z.array(productCard),
    total: count,
    ...paging,
    pois: z.array(poiCard),
  }),
  destinationList: z.strictObject({
    regions: z.array(
      z.strictObject({
        region: z.enum(regionNames),
        name: z.nullable(z.string()),
        countries: z.array(
          z.strictObject({
            code: z.nullable(z.string()),
            name: z.nullable(z.string()),
            destinations: z.array(destinationCard),
            towns: z.array(placeLink),
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
    total: count,
    ...paging,
  }),
} as const;
