import * as z from 'zod/mini';

import { idText } from '#src/contract/catalogue/catalogue.schema.ts';
import { railChoice, seating } from '#src/contract/rail/rail-sale.ts';
import { count, date, id, instant, money, named, text, time } from '#src/contract/wire.schema.ts';
import { fareClasses } from '#src/domain/rail/fares/passenger.ts';
import { isDate } from '#src/domain/shared/time/local-time.ts';

const placeId = z
  .string()
  .check(
    z.regex(/^[sg][1-9]\d{0,8}$/),
    z.describe('A station (“s12”), or a city or airport with all its stations (“g3”).'),
  );
const day = z.string().check(
  z.regex(/^20\d{2}-\d{2}-\d{2}$/),
  z.refine((text) => isDate(text)),
);
const clockTime = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const few = z.pipe(z.string().check(z.regex(/^\d$/)), z.transform(Number));
/** "4,11": a child is under eighteen. */
const childAges = z.pipe(
  z.string().check(z.regex(/^(?:\d|1[0-7])(?:,(?:\d|1[0-7])){0,8}$/)),
  z.transform((text: string): readonly number[] => text.split(',').map(Number)),
);
/** ",70": in the order of the adults, empty where one does not say. */
const adultAges = z.pipe(
  z.string().check(z.regex(/^(?:1[89]|[2-9]\d|1[01]\d|120)?(?:,(?:1[89]|[2-9]\d|1[01]\d|120)?){0,8}$/)),
  z.transform((text: string): readonly (number | null)[] =>
    text.split(',').map((age) => (age === '' ? null : Number(age))),
  ),
);
const cardIds = z.pipe(
  z.string().check(z.regex(/^[a-z0-9-]{0,40}(?:,[a-z0-9-]{0,40}){0,8}$/)),
  z.transform((text: string): readonly string[] => text.split(',')),
);

function degrees(most: number): z.ZodMiniType<number, string> {
  return z.pipe(
    z.string().check(z.regex(/^-?\d{1,3}(?:\.\d{1,9})?$/)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(-most), z.maximum(most))),
  );
}

const mostTravellers = 9;

/** The valid queries about trains. The first invalid field is the one that is named. */
export const railSchemas = {
  railPlaces: z
    .object({
      query: z.string().check(z.minLength(1), z.maxLength(100), z.describe('The search text.')),
      lat: z.exactOptional(degrees(90).check(z.describe('Latitude in decimal degrees; only together with `lng`.'))),
      lng: z.exactOptional(degrees(180).check(z.describe('Longitude in decimal degrees; only together with `lat`.'))),
    })
    .check(z.refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), { path: ['lat'] })),
  railJourneys: z
    .object({
      origin: placeId,
      destination: placeId,
      date: day.check(
        z.describe('A local date of the origin or, when searching by arrival, of the destination, YYYY-MM-DD.'),
      ),
      time: z.exactOptional(clockTime.check(z.describe('A local time at the same place as `date`, HH:MM.'))),
      by: z.exactOptional(
        z
          .enum(['departure', 'arrival'])
          .check(z.describe('Whether `time` is the departure or the arrival; departure when absent.')),
      ),
      return_date: z.exactOptional(day.check(z.describe('The return date, as `date`; absent for a one-way trip.'))),
      return_time: z.exactOptional(clockTime.check(z.describe('The return time, as `time`.'))),
      adults: z.exactOptional(few.check(z.describe('The number of adults; one when absent.'))),
      children: z.exactOptional(few.check(z.describe('The number of travelers under 18; none when absent.'))),
      child_ages: z.exactOptional(childAges.check(z.describe('Ages in years, one per child, joined by commas.'))),
      adult_ages: z.exactOptional(
        adultAges.check(
          z.describe('Ages in years from 18 to 120, in the order of the adults; empty where no age is given.'),
        ),
      ),
      cards: z.exactOptional(
        cardIds.check(z.describe('Railcard ids in the order of the adults; empty for adults without one.')),
      ),
    })
    .check(
      z.refine(({ origin, destination }) => origin !== destination, { path: ['destination'] }),
      z.refine(({ return_time: at, return_date: on }) => at === undefined || on !== undefined, {
        path: ['return_date'],
      }),
      z.refine(({ date: out, return_date: back }) => back === undefined || back >= out, { path: ['return_date'] }),
      z.refine(({ adults = 1, children = 0 }) => adults + children >= 1 && adults + children <= mostTravellers, {
        path: ['adults'],
      }),
      z.refine(({ children = 0, child_ages: ages = [] }) => ages.length === children, { path: ['child_ages'] }),
      z.refine(({ adults = 1, adult_ages: ages = [] }) => ages.length <= adults, { path: ['adult_ages'] }),
      z.refine(({ adults = 1, cards: held = [] }) => held.length <= adults, { path: ['cards'] }),
    ),
  railTrip: z.object({
    id: idText.check(z.describe('The trip id of a leg.')),
    date: day.check(z.describe('The service day, YYYY-MM-DD.')),
  }),
  railRoutes: z.object({}),
} as const;

const place = named('RailPlace', 'A station, or a city or airport with all its stations.', {
  id: z.string().check(z.describe('The id: “s12” for a station, “g3” for a city or airport.')),
  kind: z.enum(['station', 'city', 'airport']),
  name: text,
  lat: z.number(),
  lng: z.number(),
  served: z.boolean().check(z.describe('Whether trains currently call here.')),
});

const moment = named('StationMoment', 'A point in time in the local time of a station.', {
  station: z.strictObject({
    id: z.string(),
    name: text,
    written: z
      .nullable(text)
      .check(z.describe('The name on the signs of the station; null where these are in Latin letters, or not known.')),
  }),
  platform: z.nullable(z.string()),
  date,
  time,
  offset: z
    .string()
    .check(
      z.regex(/^[+-]\d{2}:\d{2}$/),
      z.describe('The UTC offset; distinguishes the repeated hour when clocks go back.'),
    ),
  at: instant.check(z.describe('The same time as a UTC instant.')),
});

const mode = z.enum(['rail', 'metro', 'tram', 'bus', 'ferry', 'other']);
const cards = z.array(
  z.strictObject({
    id: z.string(),
    name: text,
    minAge: count.check(z.describe('The minimum age of the holder in years, inclusive.')),
    maxAge: count.check(z.describe('The maximum age of the holder in years, inclusive.')),
  }),
);

const run = {
  line: text,
  operator: z.string(),
  mode,
  number: z.nullable(z.string()),
  headsign: z.nullable(z.string()),
};

const arrangement = z
  .nullable(z.enum(['call', 'driver']))
  .check(z.describe('The required arrangement: a call to the operator, or with the driver; null for none.'));

const leg = named('RailLeg', 'A ride on one train, from boarding to getting off.', {
  tripId: id,
  date: date.check(z.describe('The service day for `railTrip`; the previous day for a train after midnight.')),
  ...run,
  departs: moment,
  arrives: moment,
  stopsBetween: count.check(z.describe('The number of stations between boarding and getting off.')),
  staysOn: z
    .boolean()
    .check(z.describe('Whether the vehicle of the previous leg continues and travelers stay on board.')),
  boarding: arrangement,
  alighting: arrangement,
  seating,
});

const ticket = z.strictObject({
  fare: z.string(),
  class: z.enum(fareClasses).check(z.describe('The class of the offer, or standard when a ride has no other.')),
  firstLeg: count.check(z.describe('The first leg for which the ticket is valid, counted from 0.')),
  lastLeg: count.check(z.describe('The last leg for which the ticket is valid, counted from 0.')),
  price: money.check(z.describe('The price for all travelers, in the currency of the fare.')),
  refund: z
    .nullable(z.array(z.strictObject({ until: instant, back: money })))
    .check(z.describe('Refunds by deadline, earliest first, nothing after the last; null when unknown.')),
  exchange: z
    .nullable(z.strictObject({ kind: z.enum(['free', 'fee', 'none']), fee: money }))
    .check(z.describe('The exchange conditions; null when unknown.')),
});

const journey = named('RailJourney', 'A journey between two places; without fares its price is not available.', {
  departs: moment,
  arrives: moment,
  daysLater: z.int().check(z.describe('Calendar days from departure to arrival, shown as “+1 day”.')),
  minutes: count,
  changes: count,
  legs: z.array(leg),
  fares: z
    .array(
      z.strictObject({
        choice: railChoice.check(z.describe('The parameters of `addChoice` that add the fare to the cart.')),
        class: z.enum(fareClasses),
        through: z
          .boolean()
          .check(z.describe('Whether one ticket covers all rides; otherwise the price is the sum of several tickets.')),
        tickets: z.array(ticket),
        total: money.check(z.describe('The total for all travelers, in the caller’s currency.')),
      }),
    )
    .check(z.describe('The fares, cheapest first; empty when the price is not available.')),
});

const way = z.strictObject({
  today: date.check(z.describe('The current local date of the same place, the earliest one that can be searched.')),
  date,
  time,
  by: z.enum(['departure', 'arrival']),
  clock: z
    .enum(['once', 'twice'])
    .check(z.describe('Whether the local time occurs once or twice on that day; the first occurrence is used.')),
  timeZone: z.string(),
  journeys: z.array(journey),
});

export const railAnswers = {
  railPlaces: z.strictObject({
    places: z
      .array(
        z.strictObject({
          place,
          foundBy: z
            .nullable(z.string())
            .check(z.describe('The name that matched the query, when it is not the name shown; otherwise null.')),
        }),
      )
      .check(z.describe('The matching places, at most ten.')),
  }),
  railJourneys: z.strictObject({
    origin: place,
    destination: place,
    travellers: count,
    cards: cards.check(z.describe('Railcards that reduce a fare between these places.')),
    outward: way,
    back: z.nullable(way).check(z.describe('The return trip; null for a one-way trip.')),
  }),
  railTrip: z.strictObject({
    id,
    date,
    ...run,
    stops: z.array(
      z.strictObject({
        arrives: z.nullable(moment).check(z.describe('The arrival; null at the first stop.')),
        departs: z.nullable(moment).check(z.describe('The departure; null at the last stop.')),
        boarding: z.boolean(),
        alighting: z.boolean(),
      }),
    ),
  }),
  railRoutes: z.strictObject({
    routes: z.array(
      z.strictObject({
        origin: place,
        destination: place,
        date,
        mode,
        minutes: count.check(z.describe('The duration of the fastest ride in minutes.')),
        from: z
          .nullable(money)
          .check(
            z.describe(
              'The lowest fare for one adult, in the caller’s currency; null when the price is not available.',
            ),
          ),
      }),
    ),
    cards: cards.check(z.describe('All known railcards.')),
    today: date.check(z.describe('The earliest current local date of all places.')),
  }),
} as const;
