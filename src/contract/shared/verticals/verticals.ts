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
  .check(z.regex(/^[a-z]+(?:-[a-z]+)*$/), z.maxLength(40), z.describe('The vertical: hotels, car-rental and others.'));
const key = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
const whole = z.pipe(z.string().check(z.regex(/^\d{1,12}$/)), z.transform(Number));
const dateText = z.string().check(
  z.regex(/^20\d{2}-\d{2}-\d{2}$/),
  z.refine((day) => isDate(day)),
);
/** A query of an address. */
const query = z.string().check(z.maxLength(2000));
const question = query.check(
  z.describe('The vertical’s own fields, as the query of an address: `destination=3&check_in=2026-12-01`.'),
);
const venueNumber = z
  .pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number))
  .check(z.describe('A venue’s id.'));

const venuesInput = z.object({
  vertical,
  question,
  filters: z.exactOptional(
    query.check(z.describe('Values wanted by facet: any value of a facet, all facets. `stars=4,5&meals=breakfast`')),
  ),
  price_from: z.exactOptional(whole.check(z.describe('For the whole time, in minor units of the caller’s currency.'))),
  price_to: z.exactOptional(whole.check(z.describe('For the whole time, in minor units of the caller’s currency.'))),
  free_until: z.exactOptional(
    dateText.check(z.describe('Free cancellation at least until the end of this day in UTC.')),
  ),
  sort: z.exactOptional(z.enum(venueSorts).check(z.describe('The order of the venues.'))),
  page: z.exactOptional(
    z
      .pipe(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), z.transform(Number))
      .check(z.describe('Pages begin at 1 and hold ten venues.')),
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
    .check(z.describe('How many days, 1 to 62.')),
});

const addChoiceInput = z.strictObject({
  vertical,
  // A call leaves out what is null.
  venueId: z
    .pipe(
      z.optional(z.nullable(z.int().check(z.positive(), z.maximum(999_999_999)))),
      z.transform((venue: number | null | undefined) => venue ?? null),
    )
    .check(z.describe('Null or absent where nothing is sold at a place of its own, as for trains.')),
  offerId: z.string().check(z.regex(/^[A-Za-z0-9_:.-]{1,100}$/), z.describe('The id of an offer of the venue.')),
  question: z.record(key, z.string().check(z.maxLength(500))).check(
    z.refine((held) => Object.keys(held).length <= 30),
    z.describe('The vertical’s own fields.'),
  ),
  units: z.record(key, z.int().check(z.minimum(0), z.maximum(99))).check(
    z.refine((held) => Object.keys(held).length <= 20),
    z.describe('How many of each unit of the offer, by its id.'),
  ),
});

const facets = z
  .record(z.string(), z.array(z.string()))
  .check(z.describe('Values by facet; the vertical’s panel has labels for them.'));

const venue = named('Venue', 'Somewhere that sells by time: a hotel, a station of a car rental.', {
  id,
  slug: z.string(),
  title: text,
  destinationId: id,
  destination: text,
  area: z.nullable(text).check(z.describe('The district that it is in; null where it is unknown.')),
  picture: z.string(),
  lat: z.number(),
  lng: z.number(),
  timeZone: z.string(),
  currency: currency.check(z.describe('ISO 4217: the currency of what is paid at the place.')),
  supplier: z.string(),
  facets,
  figures: z
    .record(z.string(), z.number())
    .check(z.describe('Numbers by code; the vertical’s panel has labels for them.')),
});

const offer = named('VenueOffer', 'What a venue offers for a question, priced for all that it wants.', {
  id: z.string(),
  title: text,
  details: z.array(serviceDetail),
  units: z.array(
    z.strictObject({
      id: z.string(),
      title: text,
      each: money.check(z.describe('The price of one for the whole time.')),
      count: count.check(z.describe('As many as the question requires.')),
      most: z.nullable(count).check(z.describe('At most so many; null for no limit.')),
      isExtra: z.boolean(),
    }),
  ),
  total: money.check(
    z.describe('For all that the question requires, with all taxes that are paid here, in the caller’s currency.'),
  ),
  cancellation: z.array(z.strictObject({ until: instant, refundPercent: z.number() })),
  facets,
  left: z.nullable(count).check(z.describe('How many are left; null above nine.')),
  fault: z.nullable(z.enum(cartFaults)).check(z.describe('Why it cannot be bought, or null.')),
});

const venues = z.strictObject({
  hits: z
    .array(z.strictObject({ venue, offers: z.array(offer).check(z.describe('The cheapest first.')) }))
    .check(z.describe('The venues of this page.')),
  total: count.check(z.describe('The venues of all pages together.')),
  page: count,
  pageSize: count,
  facets: z
    .array(
      z.strictObject({
        facet: z.string(),
        values: z.array(
          z.strictObject({
            value: z.string(),
            count: count.check(z.describe('Venues with this value.')),
            offers: count.check(z.describe('Their offers with this value.')),
            title: z.nullable(text).check(z.describe('The name of a value such as a district; null for a code.')),
          }),
        ),
      }),
    )
    .check(z.describe('The values of the hits when this facet alone is not filtered.')),
  prices: z
    .nullable(z.strictObject({ from: money, to: money }))
    .check(z.describe('The lowest and highest price without the price filter; null where nothing is offered.')),
});

const venueAnswer = z.strictObject({
  venue,
  content: z
    .record(z.string(), z.unknown())
    .check(z.describe('What the catalog says of it; each vertical has fields of its own.')),
  offers: z.nullable(z.array(offer)).check(z.describe('Null without a question.')),
});

const venueDays = z.strictObject({
  days: z.array(
    z.strictObject({
      date,
      status: z.enum(['available', 'limited', 'sold_out', 'closed']),
      from: z
        .nullable(money)
        .check(
          z.describe('The lowest price of the whole time when it begins on this day; null where nothing is free.'),
        ),
    }),
  ),
  cheapest: z.nullable(money).check(z.describe('The lowest price of these days.')),
  today: date.check(z.describe('The date at the place.')),
  lastDate: date.check(z.describe('The last day that may be requested.')),
});

/**
 * Hotels, car rental and whatever is shelved next: venues that sell by time, asked through the same three calls (paths by
 * RU-17). A question is the query of an address: `vertical`, where, when, for whom, in the words of that vertical.
 */
export const verticalEndpoints = {
  venues: defineEndpoint({
    method: 'GET',
    path: '/v1/verticalsrv/venues',
    summary: 'Venues that have something for a question, with facets and prices; ten to a page.',
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
    summary: 'One venue, and what it offers for a question where one is asked.',
    example: { id: '1301', vertical: 'hotels' },
    auth: 'everyone',
    input: venueInput,
    output: venueAnswer,
  }),
  /** All venues of a vertical, without offers: where it is sold at all. */
  places: defineEndpoint({
    method: 'GET',
    path: '/v1/verticalsrv/places',
    summary: 'All venues of a vertical, without offers.',
    example: { vertical: 'hotels' },
    auth: 'everyone',
    input: z.object({ vertical }),
    output: z.strictObject({ venues: z.array(venue) }),
  }),
  /** What it asks at least when a question begins on another day: a calendar of prices. */
  venueDays: defineEndpoint({
    method: 'GET',
    path: '/v1/verticalsrv/venues/:id/days',
    summary: 'What a venue asks at least when a question begins on another day.',
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
    summary: 'Puts what was chosen into the cart, when it can be bought now.',
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
