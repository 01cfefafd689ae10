import * as z from 'zod/mini';

import { count, date, id, instant, money, named, text, time } from '#src/contract/wire.schema.ts';
import { fareClasses } from '#src/domain/rail/fares/passenger.ts';

const place = named('RailPlace', 'A station, or a city or airport with all of its stations.', {
  id: z.string(),
  kind: z.enum(['station', 'city', 'airport']),
  name: text,
  lat: z.number(),
  lng: z.number(),
  served: z.boolean(),
});

const moment = named('StationMoment', 'A moment by the clock of a station.', {
  station: z.strictObject({ id: z.string(), name: text }),
  platform: z.nullable(z.string()),
  date,
  time,
  offset: z.string().check(z.regex(/^[+-]\d{2}:\d{2}$/)),
  at: instant,
});

const mode = z.enum(['rail', 'metro', 'tram', 'bus', 'ferry', 'other']);
const cards = z.array(z.strictObject({ id: z.string(), name: text, minAge: count, maxAge: count }));

const run = {
  line: text,
  operator: z.string(),
  mode,
  number: z.nullable(z.string()),
  headsign: z.nullable(z.string()),
};

/** By a call to the operator before, or with the driver; null where nothing has to be. */
const arrangement = z.nullable(z.enum(['call', 'driver']));

const leg = named('RailLeg', 'A ride: where one gets into a train and where out of it.', {
  tripId: id,
  date,
  ...run,
  departs: moment,
  arrives: moment,
  stopsBetween: count,
  staysOn: z.boolean(),
  boarding: arrangement,
  alighting: arrangement,
  seating: z.enum(['open', 'counted', 'reserved']),
});

const ticket = z.strictObject({
  fare: z.string(),
  class: z.enum(fareClasses),
  firstLeg: count,
  lastLeg: count,
  price: money,
  refund: z.nullable(z.array(z.strictObject({ until: instant, back: money }))),
  exchange: z.nullable(z.strictObject({ kind: z.enum(['free', 'fee', 'none']), fee: money })),
});

const choice = z.strictObject({
  offerId: z.string(),
  question: z.record(z.string(), z.string()),
  units: z.record(z.string(), count),
  seats: count,
});

const journey = named('RailJourney', 'A way from place to place; without fares its price is not available.', {
  departs: moment,
  arrives: moment,
  daysLater: z.int(),
  minutes: count,
  changes: count,
  legs: z.array(leg),
  fares: z.array(
    z.strictObject({
      choice,
      class: z.enum(fareClasses),
      through: z.boolean(),
      tickets: z.array(ticket),
      total: money,
    }),
  ),
});

const way = z.strictObject({
  today: date,
  date,
  time,
  by: z.enum(['departure', 'arrival']),
  clock: z.enum(['once', 'twice']),
  timeZone: z.string(),
  journeys: z.array(journey),
});

export const railAnswers = {
  railPlaces: z.strictObject({
    places: z.array(z.strictObject({ place, foundBy: z.nullable(z.string()) })),
  }),
  railJourneys: z.strictObject({
    origin: place,
    destination: place,
    travellers: count,
    cards,
    outward: way,
    back: z.nullable(way),
  }),
  railTrip: z.strictObject({
    id,
    date,
    ...run,
    stops: z.array(
      z.strictObject({
        arrives: z.nullable(moment),
        departs: z.nullable(moment),
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
        minutes: count,
        from: z.nullable(money),
      }),
    ),
    cards,
    today: date,
  }),
} as const;
