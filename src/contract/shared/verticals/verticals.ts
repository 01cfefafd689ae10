import { meetingPoint } from '#src/contract/catalogue/catalogue.schema.ts';
import * as z from 'zod/mini';

import type { InputOf, OutputOf } from '#src/contract/call.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import type { Inferred } from '#src/contract/inferred.ts';
import { serviceDetail } from '#src/contract/shared/verticals/service-detail.schema.ts';
import { count, currency, date, id, instant, money, named, text } from '#src/contract/wire.schema.ts';
import { cartFaults } from '#src/domain/cart/cart.ts';
import { venueSorts } from '#src/domain/search/venues/arrange-venues.ts';
import { isDate } from '#src/domain/shared/time/local-time.ts';

const vertical = z
  .string()
  .check(
    z.regex(/^[a-z]+(?:-[a-z]+)*$/),
    z.maxLength(40),
    z.describe('The vertical, such as `hotels` or `car-rental`.'),
  );
const key = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
const whole = z.pipe(z.string().check(z.regex(/^\d{1,12}$/)), z.transform(Number));
const dateText = z.string().check(
  z.regex(/^20\d{2}-\d{2}-\d{2}$/),
  z.refine((day) => isDate(day)),
);
/** A query of an address. */
const query = z.string().check(z.maxLength(2000));
const question = query.check(
  z.describe('The search parameters of the vertical, as a query string: `destination=3&check_in=2026-12-01`.'),
);
const venueNumber = z
  .pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number))
  .check(z.describe('The id of a venue.'));

const venuesInput = z.object({
  vertical,
  question,
  filters: z.exactOptional(
    query.check(
      z.describe('Filter values by facet, any value within a facet and all facets: `stars=4,5&meals=breakfast`'),
    ),
  ),
  price_from: z.exactOptional(
    whole.check(z.describe('The minimum price for the whole period, in minor units of the caller’s currency.')),
  ),
  price_to: z.exactOptional(
    whole.check(z.describe('The maximum price for the whole period, in minor units of the caller’s currency.')),
  ),
  free_until: z.exactOptional(
    dateText.check(z.describe('The day (UTC), YYYY-MM-DD, through which cancellation must be free.')),
  ),
  sort: z.exactOptional(z.enum(venueSorts).check(z.describe('The order of the venues.'))),
  page: z.exactOptional(
    z
      .pipe(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), z.transform(Number))
      .check(z.describe('The page number, from 1; ten venues per page.')),
  ),
});

const venueInput = z.object({ id: venueNumber, vertical, question: z.exactOptional(question) });

const venueDaysInput = z.object({
  id: venueNumber,
  vertical,
  question,
  from: dateText.check(z.describe('The first day, YYYY-MM-DD.')),
  days: z
    .pipe(z.string().check(z.regex(/^([1-9]|[1-5]\d|6[0-2])$/)), z.transform(Number))
    .check(z.describe('The number of days, 1 to 62.')),
});

const addChoiceInput = z.strictObject({
  vertical,
  // A call leaves out what is null.
  venueId: z
    .pipe(
      z.optional(z.nullable(z.int().check(z.positive(), z.maximum(999_999_999)))),
      z.transform((venue: number | null | undefined) => venue ?? null),
    )
    .check(
      z.describe('The id of the venue; null or absent when the service is not sold at a venue, such as for trains.'),
    ),
  offerId: z.string().check(z.regex(/^[A-Za-z0-9_:.-]{1,100}$/), z.describe('The id of an offer of the venue.')),
  question: z.record(key, z.string().check(z.maxLength(500))).check(
    z.refine((held) => Object.keys(held).length <= 30),
    z.describe('The search parameters of the vertical, by name.'),
  ),
  units: z.record(key, z.int().check(z.minimum(0), z.maximum(99))).check(
    z.refine((held) => Object.keys(held).length <= 20),
    z.describe('The quantity of each unit of the offer, by unit id.'),
  ),
});

const facets = z
  .record(z.string(), z.array(z.string()))
  .check(z.describe('Facet values; labels are part of the vertical’s texts.'));

const venue = named('Venue', 'A venue that sells by time, such as a hotel or a rental station.', {
  id,
  slug: z.string(),
  title: text,
  destinationId: id,
  destination: text,
  area: z.nullable(text).check(z.describe('The district of the venue; null when unknown.')),
  picture: z.string(),
  lat: z.number(),
  lng: z.number(),
  timeZone: z.string(),
  currency: currency.check(z.describe('Currency (ISO 4217) of the amounts paid at the property.')),
  supplier: z.string(),
  facets,
  figures: z
    .record(z.string(), z.number())
    .check(z.describe('Figures by code; labels are part of the vertical’s texts.')),
});

const offer = named('VenueOffer', 'An offer of a venue for a search, priced for everything requested.', {
  id: z.string(),
  title: text,
  details: z.array(serviceDetail),
  units: z.array(
    z.strictObject({
      id: z.string(),
      title: text,
      each: money.check(z.describe('The price of one unit for the whole period.')),
      count: count.check(z.describe('The requested quantity.')),
      most: z.nullable(count).check(z.describe('The maximum quantity; null for no limit.')),
      isExtra: z.boolean(),
    }),
  ),
  total: money.check(
    z.describe('The total of everything requested, including all taxes paid here, in the caller’s currency.'),
  ),
  cancellation: z.array(z.strictObject({ until: instant, refundPercent: z.number() })),
  facets,
  left: z.nullable(count).check(z.describe('The number of units left; null above nine.')),
  fault: z.nullable(z.enum(cartFaults)).check(z.describe('Why the offer cannot be bought, or null.')),
});

const venues = z.strictObject({
  hits: z
    .array(z.strictObject({ venue, offers: z.array(offer).check(z.describe('The offers, cheapest first.')) }))
    .check(z.describe('The venues of this page.')),
  total: count.check(z.describe('The number of venues on all pages.')),
  page: count,
  pageSize: count,
  facets: z
    .array(
      z.strictObject({
        facet: z.string(),
        values: z.array(
          z.strictObject({
            value: z.string(),
            count: count.check(z.describe('The number of venues with this value.')),
            offers: count.check(z.describe('The number of their offers with this value.')),
            title: z.nullable(text).check(z.describe('The name of a value such as a district; null for a code.')),
          }),
        ),
      }),
    )
    .check(z.describe('Facet values of the results when this facet alone is not filtered.')),
  prices: z
    .nullable(z.strictObject({ from: money, to: money }))
    .check(z.describe('The lowest and highest price before the price filter; null without offers.')),
});

const venueAnswer = z.strictObject({
  meetingPoint,
  venue,
  content: z
    .record(z.string(), z.unknown())
    .check(z.describe('The catalog data of the venue; the fields depend on the vertical.')),
  offers: z.nullable(z.array(offer)).check(z.describe('The offers for the search; null when no search was given.')),
});

const venueDays = z.strictObject({
  days: z.array(
    z.strictObject({
      date,
      status: z.enum(['available', 'limited', 'sold_out', 'closed']),
      from: z
        .nullable(money)
        .check(z.describe('The lowest price of the whole period starting on this day; null without availability.')),
    }),
  ),
  cheapest: z.nullable(money).check(z.describe('The lowest price of these days; null when nothing is available.')),
  today: date.check(z.describe('The current local date.')),
  lastDate: date.check(z.describe('The last date that can be requested.')),
});

/**
 * Hotels, car rental and any further vertical: venues that sell by time, queried through the same three calls (paths by
 * RU-17). A query is that of an address: `vertical`, where, when, for how many, in the terms of that vertical.
 */
export const verticalEndpoints = {
  venues: defineEndpoint({
    method: 'GET',
    path: '/v1/verticalsrv/venues',
    summary: 'Returns a page of venues with offers for a search, with facets and prices.',
    example: {
      vertical: 'hotels',
      question: 'destination=3&check_in=2027-03-01&check_out=2027-03-03&adults=2',
      sort: 'price',
    },
    auth: 'everyone',
    input: venuesInput,
    output: venues,
  }),
  venue: defineEndpoint({
    method: 'GET',
    path: '/v1/verticalsrv/venues/:id',
    summary: 'Returns a venue and, for a search, its offers.',
    example: { id: '1301', vertical: 'hotels' },
    auth: 'everyone',
    input: venueInput,
    output: venueAnswer,
  }),
  /** All venues of a vertical, without offers: where it is sold at all. */
  places: defineEndpoint({
    method: 'GET',
    path: '/v1/verticalsrv/places',
    summary: 'Returns all venues of a vertical, without offers.',
    example: { vertical: 'hotels' },
    auth: 'everyone',
    input: z.object({ vertical }),
    output: z.strictObject({ venues: z.array(venue) }),
  }),
  /** The lowest price when a query begins on another day: a calendar of prices. */
  venueDays: defineEndpoint({
    method: 'GET',
    path: '/v1/verticalsrv/venues/:id/days',
    summary: 'Returns the lowest price of a venue for each possible start date of a search.',
    example: {
      id: '1301',
      vertical: 'hotels',
      question: 'check_in=2027-03-01&check_out=2027-03-03&adults=2',
      from: '2027-03-01',
      days: '31',
    },
    auth: 'everyone',
    input: venueDaysInput,
    output: venueDays,
  }),
  /** Puts what was chosen into the cart, when it can be bought now. */
  addChoice: defineEndpoint({
    method: 'POST',
    path: '/v1/cartsrv/cart/choices',
    summary: 'Adds an offer to the cart, if it can be bought now, and returns the id of the cart line.',
    example: {
      vertical: 'hotels',
      venueId: 1301,
      offerId: 'double.flexible',
      question: { hotel: '1301', check_in: '2027-03-01', check_out: '2027-03-03', adults: '2' },
      units: { room: 1 },
    },
    auth: 'caller',
    personal: false,
    input: addChoiceInput,
    output: z.strictObject({ itemId: z.string() }),
  }),
} as const;

export type VenuesInput = InputOf<typeof verticalEndpoints.venues>;
export type VenuesAnswer = OutputOf<typeof verticalEndpoints.venues>;
export type VenueHit = VenuesAnswer['hits'][number];
export type VenueView = VenueHit['venue'];
export type VenueOfferView = VenueHit['offers'][number];
export type VenueAnswer = OutputOf<typeof verticalEndpoints.venue>;
export type VenueDaysAnswer = OutputOf<typeof verticalEndpoints.venueDays>;

export type ServiceDetailView = Inferred<typeof serviceDetail>;
export type ServicePointView = Extract<ServiceDetailView, { readonly kind: 'span' }>['from'];
