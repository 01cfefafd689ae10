import { defineEndpoint } from '#src/contract/endpoint.ts';
import { verticalSchemas } from '#src/contract/shared/verticals/verticals.schema.ts';
import { verticalAnswers } from '#src/contract/shared/verticals/verticals-answers.schema.ts';
import type { WireMoney, WireText } from '#src/contract/wire.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { VenueSort } from '#src/domain/search/venues/arrange-venues.ts';
import type { CartFault } from '#src/domain/cart/cart.ts';

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
    input: verticalSchemas.venues,
    output: verticalAnswers.venues,
  }),
  venue: defineEndpoint({
    method: 'GET',
    path: '/v1/verticalsrv/venues/:id',
    summary: 'One venue, and what it offers for a question where one is asked.',
    example: { id: '1301', vertical: 'hotels' },
    auth: 'everyone',
    input: verticalSchemas.venue,
    output: verticalAnswers.venue,
  }),
  /** All venues of a vertical, without offers: where it is sold at all. */
  places: defineEndpoint({
    method: 'GET',
    path: '/v1/verticalsrv/places',
    summary: 'All venues of a vertical, without offers.',
    example: { vertical: 'hotels' },
    auth: 'everyone',
    input: verticalSchemas.places,
    output: verticalAnswers.places,
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
    input: verticalSchemas.venueDays,
    output: verticalAnswers.venueDays,
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
    input: verticalSchemas.addChoice,
    output: verticalAnswers.addChoice,
  }),
} as const;

export type VenuesInput = {
  readonly vertical: string;
  /** The vertical's own fields as the query of an address: "destination=3&check_in=2026-12-01". */
  readonly question: string;
  /** Values wanted by facet, any of a facet, all facets: "stars=4,5&meals=breakfast". */
  readonly filters?: string;
  /** Of the whole time, in minor units of the caller's currency. */
  readonly price_from?: number;
  readonly price_to?: number;
  /** Cancelled for nothing until the end of this day in UTC at least. */
  readonly free_until?: string;
  readonly sort?: VenueSort;
  readonly page?: number;
};

export type VenueDaysAnswer = {
  /** Of the whole time that is asked for, beginning on that day. */
  readonly days: readonly {
    readonly date: string;
    readonly status: 'available' | 'limited' | 'sold_out' | 'closed';
    readonly from: WireMoney | null;
  }[];
  readonly cheapest: WireMoney | null;
  /** At the place. */
  readonly today: string;
  readonly lastDate: string;
};

/** From one moment and place to another, by the clocks there. */
export type ServicePointView = {
  readonly place: WireText;
  readonly date: string;
  readonly time: string;
  readonly offset: string;
};

/** Something worth knowing of what is bought. */
export type ServiceDetailView =
  | {
      readonly kind: 'span';
      readonly as: 'ride' | 'stay' | 'hire';
      readonly from: ServicePointView;
      readonly to: ServicePointView;
      readonly label: WireText | null;
      readonly seats: readonly string[];
    }
  | { readonly kind: 'fact'; readonly code: string; readonly count: number | null; readonly name: WireText | null }
  | ({ readonly kind: 'due' } & DueView);

/** Paid at the place, in its currency; no part of our price. */
export type DueView = { readonly code: 'city_tax' | 'resort_fee' | 'deposit'; readonly amount: WireMoney };

export type VenueView = {
  readonly id: number;
  readonly slug: string;
  readonly title: WireText;
  readonly destinationId: number;
  readonly destination: WireText;
  /** The district that it is in; null where none is told. */
  readonly area: WireText | null;
  readonly picture: string;
  readonly lat: number;
  readonly lng: number;
  readonly timeZone: string;
  /** In which it is paid at the place. */
  readonly currency: CurrencyCode;
  readonly supplier: string;
  /** Values by facet, and numbers by code: what the vertical's panel has words for. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  readonly figures: Readonly<Record<string, number>>;
};

export type VenueOfferView = {
  readonly id: string;
  readonly title: WireText;
  readonly details: readonly ServiceDetailView[];
  readonly units: readonly {
    readonly id: string;
    readonly title: WireText;
    /** Of one of it, for the whole time. */
    readonly each: WireMoney;
    /** As the question wants it. */
    readonly count: number;
    readonly most: number | null;
    readonly isExtra: boolean;
  }[];
  /** Of what the question wants, all taxes that are paid here included, in the caller's currency. */
  readonly total: WireMoney;
  readonly cancellation: readonly { readonly until: string; readonly refundPercent: number }[];
  readonly facets: Readonly<Record<string, readonly string[]>>;
  /** Places left; above nine it is nobody's business. */
  readonly left: number | null;
  /** Why it cannot be bought, or null. */
  readonly fault: CartFault | null;
};

export type VenueHit = { readonly venue: VenueView; readonly offers: readonly VenueOfferView[] };

export type VenuesAnswer = {
  /** Of the page; the cheapest offers of each first. */
  readonly hits: readonly VenueHit[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  /** Values that hits have when this facet alone is not filtered: with how many venues, and how many of their offers. */
  readonly facets: readonly {
    readonly facet: string;
    readonly values: readonly {
      readonly value: string;
      readonly count: number;
      readonly offers: number;
      /** The name of a value that is one, as a district's; null for a code. */
      readonly title: WireText | null;
    }[];
  }[];
  /** The lowest and the highest price without the price filter; null where nothing is offered. */
  readonly prices: { readonly from: WireMoney; readonly to: WireMoney } | null;
};

export type VenueAnswer = {
  readonly venue: VenueView;
  /** What the catalogue says of it, as its vertical keeps it. */
  readonly content: Readonly<Record<string, unknown>>;
  readonly offers: readonly VenueOfferView[] | null;
};
