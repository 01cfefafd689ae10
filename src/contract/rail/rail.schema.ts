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
    z.describe('A station (“s12”), or a city or airport with all of its stations (“g3”).'),
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

/** What may be asked of trains. The first field at fault is the one that is named. */
export const railSchemas = {
  railPlaces: z
    .object({
      query: z.string().check(z.minLength(1), z.maxLength(100), z.describe('What was typed.')),
      lat: z.exactOptional(degrees(90).check(z.describe('Degrees; with `lng` or not at all.'))),
      lng: z.exactOptional(degrees(180).check(z.describe('Degrees; with `lat` or not at all.'))),
    })
    .check(z.refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), { path: ['lat'] })),
  railJourneys: z
    .object({
      origin: placeId,
      destination: placeId,
      date: day.check(z.describe('YYYY-MM-DD: a local date of the origin or, by arrival, of the destination.')),
      time: z.exactOptional(clockTime.check(z.describe('A local time of the same place, HH:MM.'))),
      by: z.exactOptional(
        z.enum(['departure', 'arrival']).check(z.describe('What `time` limits; departure when absent.')),
      ),
      return_date: z.exactOptional(day.check(z.describe('YYYY-MM-DD, as `date`; absent for a one-way trip.'))),
      return_time: z.exactOptional(clockTime.check(z.describe('As `time`, of the return trip.'))),
      adults: z.exactOptional(few.check(z.describe('One when absent.'))),
      children: z.exactOptional(few.check(z.describe('Travelers under 18; none when absent.'))),
      child_ages: z.exactOptional(childAges.check(z.describe('Years of age, one for each child, joined by commas.'))),
      adult_ages: z.exactOptional(
        adultAges.check(
          z.describe('Years of age from 18 to 120, in the order of the adults; empty where an age is not given.'),
        ),
      ),
      cards: z.exactOptional(
        cardIds.check(z.describe('Ids of railcards in the order of the adults; empty for adults without one.')),
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
    id: idText.check(z.describe('The trip of a leg.')),
    date: day.check(z.describe('The service day, YYYY-MM-DD.')),
  }),
  railRoutes: z.object({}),
} as const;

const place = named('RailPlace', 'A station, or a city or airport with all of its stations.', {
  id: z.string().check(z.describe('“s12” for a station, “g3” for a city or airport.')),
  kind: z.enum(['station', 'city', 'airport']),
  name: text,
  lat: z.number(),
  lng: z.number(),
  served: z.boolean().check(z.describe('False where no train calls any more, or not yet.')),
});

const moment = named('StationMoment', 'A moment by the clock of a station.', {
  station: z.strictObject({ id: z.string(), name: text }),
  platform: z.nullable(z.string()),
  date,
  time,
  offset: z
    .string()
    .check(
      z.regex(/^[+-]\d{2}:\d{2}$/),
      z.describe('From UTC: it distinguishes the two hours of the same name when clocks go back.'),
    ),
  at: instant.check(z.describe('The same moment in UTC.')),
});

const mode = z.enum(['rail', 'metro', 'tram', 'bus', 'ferry', 'other']);
const cards = z.array(
  z.strictObject({
    id: z.string(),
    name: text,
    minAge: count.check(z.describe('Of its holder, in years, included.')),
    maxAge: count.check(z.describe('Of its holder, in years, included.')),
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
  .check(z.describe('What must be arranged before: by a call to the operator, or with the driver; null for nothing.'));

const leg = named('RailLeg', 'A ride: where one gets into a train and where out of it.', {
  tripId: id,
  date: date.check(z.describe('The service day that `railTrip` takes; the day before for a train after midnight.')),
  ...run,
  departs: moment,
  arrives: moment,
  stopsBetween: count.check(z.describe('Stations between boarding and getting off.')),
  staysOn: z.boolean().check(z.describe('The vehicle of the leg before goes on: travelers stay on board.')),
  boarding: arrangement,
  alighting: arrangement,
  seating,
});

const ticket = z.strictObject({
  fare: z.string(),
  class: z.enum(fareClasses).check(z.describe('Of the offer, or standard where a ride has no other.')),
  firstLeg: count.check(z.describe('The first leg that it is valid for, counted from 0.')),
  lastLeg: count.check(z.describe('The last leg that it is valid for, counted from 0.')),
  price: money.check(z.describe('For all travelers, in the currency of the fare.')),
  refund: z
    .nullable(z.array(z.strictObject({ until: instant, back: money })))
    .check(
      z.describe('What is refunded until then, the earliest first; afterwards nothing. Null where it is unknown.'),
    ),
  exchange: z
    .nullable(z.strictObject({ kind: z.enum(['free', 'fee', 'none']), fee: money }))
    .check(z.describe('Null where it is unknown.')),
});

const journey = named('RailJourney', 'A way from place to place; without fares its price is not available.', {
  departs: moment,
  arrives: moment,
  daysLater: z.int().check(z.describe('Calendar days from departure to arrival: shown as “+1 day”.')),
  minutes: count,
  changes: count,
  legs: z.array(leg),
  fares: z
    .array(
      z.strictObject({
        choice: railChoice.check(z.describe('What `addChoice` takes to put it into the cart.')),
        class: z.enum(fareClasses),
        through: z
          .boolean()
          .check(z.describe('One ticket is valid for all rides; else the price is the sum of tickets.')),
        tickets: z.array(ticket),
        total: money.check(z.describe('For all travelers, in the caller’s currency.')),
      }),
    )
    .check(z.describe('The cheapest first. Empty where the price is not available, which does not mean free.')),
});

const way = z.strictObject({
  today: date.check(z.describe('The current date by the same clock: nothing is found before it.')),
  date,
  time,
  by: z.enum(['departure', 'arrival']),
  clock: z
    .enum(['once', 'twice'])
    .check(z.describe('Whether that time exists once or twice on that day; of two the first is meant.')),
  timeZone: z.string(),
  journeys: z.array(journey),
});

export const railAnswers = {
  railPlaces: z.strictObject({
    places: z
      .array(
        z.strictObject({
          place,
          foundBy: z.nullable(z.string()).check(z.describe('The name that was typed, where it is not the one shown.')),
        }),
      )
      .check(z.describe('At most ten.')),
  }),
  railJourneys: z.strictObject({
    origin: place,
    destination: place,
    travellers: count,
    cards: cards.check(z.describe('Railcards that lower any fare of these places.')),
    outward: way,
    back: z.nullable(way).check(z.describe('Null for a one-way trip.')),
  }),
  railTrip: z.strictObject({
    id,
    date,
    ...run,
    stops: z.array(
      z.strictObject({
        arrives: z.nullable(moment).check(z.describe('Null at the first stop.')),
        departs: z.nullable(moment).check(z.describe('Null at the last stop.')),
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
        minutes: count.check(z.describe('Of the fastest ride.')),
        from: z
          .nullable(money)
          .check(
            z.describe(
              'The lowest fare of one adult, in the caller’s currency; null where the price is not available.',
            ),
          ),
      }),
    ),
    cards: cards.check(z.describe('All known railcards.')),
    today: date.check(z.describe('The earliest current date of all places.')),
  }),
} as const;
