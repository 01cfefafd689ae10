import * as z from 'zod/mini';

import { count, currency, date, id, instant, money, named, text, time } from '#src/contract/wire.schema.ts';
import { cartFaults } from '#src/domain/cart/cart.ts';

const point = z.strictObject({
  place: text,
  date,
  time,
  offset: z.string().check(z.regex(/^[+-]\d{2}:\d{2}$/)),
});

const span = named('ServiceSpan', 'From one moment and place to another, by the clocks there.', {
  kind: z.literal('span'),
  as: z.enum(['ride', 'stay', 'hire']),
  from: point,
  to: point,
  label: z.nullable(text),
  seats: z.array(z.string()),
});

/** Something worth knowing of what a vertical sold. */
export const serviceDetail = z.union([
  span,
  z.strictObject({ kind: z.literal('fact'), code: z.string(), count: z.nullable(z.number()), name: z.nullable(text) }),
  z.strictObject({ kind: z.literal('due'), code: z.enum(['city_tax', 'resort_fee', 'deposit']), amount: money }),
]);

const facets = z.record(z.string(), z.array(z.string()));

const venue = named('Venue', 'Somewhere that sells by time: a hotel, a station of a car rental.', {
  id,
  slug: z.string(),
  title: text,
  destinationId: id,
  destination: text,
  area: z.nullable(text),
  picture: z.string(),
  lat: z.number(),
  lng: z.number(),
  timeZone: z.string(),
  currency,
  supplier: z.string(),
  facets,
  figures: z.record(z.string(), z.number()),
});

const offer = named('VenueOffer', 'What a venue offers for a question, priced for all that it wants.', {
  id: z.string(),
  title: text,
  details: z.array(serviceDetail),
  units: z.array(
    z.strictObject({
      id: z.string(),
      title: text,
      each: money,
      count,
      most: z.nullable(count),
      isExtra: z.boolean(),
    }),
  ),
  total: money,
  cancellation: z.array(z.strictObject({ until: instant, refundPercent: z.number() })),
  facets,
  left: z.nullable(count),
  fault: z.nullable(z.enum(cartFaults)),
});

export const verticalAnswers = {
  venues: z.strictObject({
    hits: z.array(z.strictObject({ venue, offers: z.array(offer) })),
    total: count,
    page: count,
    pageSize: count,
    facets: z.array(
      z.strictObject({
        facet: z.string(),
        values: z.array(z.strictObject({ value: z.string(), count, offers: count, title: z.nullable(text) })),
      }),
    ),
    prices: z.nullable(z.strictObject({ from: money, to: money })),
  }),
  venue: z.strictObject({
    venue,
    content: z.record(z.string(), z.unknown()),
    offers: z.nullable(z.array(offer)),
  }),
  venueDays: z.strictObject({
    days: z.array(
      z.strictObject({ date, status: z.enum(['available', 'limited', 'sold_out', 'closed']), from: z.nullable(money) }),
    ),
    cheapest: z.nullable(money),
    today: date,
    lastDate: date,
  }),
  places: z.strictObject({ venues: z.array(venue) }),
  addChoice: z.strictObject({ itemId: z.string() }),
} as const;
