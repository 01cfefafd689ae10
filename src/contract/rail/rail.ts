import { defineEndpoint } from '#src/contract/endpoint.ts';
import { railSchemas } from '#src/contract/rail/rail.schema.ts';
import { railAnswers } from '#src/contract/rail/rail-answers.schema.ts';
import type { RailChoice, RailSeating } from '#src/contract/rail/rail-sale.ts';
import type { WireMoney, WireText } from '#src/contract/wire.ts';
import type { Arrangement, RailMode } from '#src/domain/rail/feed/feed.ts';
import type { FareClass } from '#src/domain/rail/fares/passenger.ts';

/**
 * Trains and buses from place to place (paths by RU-17; words after OSDM: its trips are our journeys, since a trip is one
 * run of a vehicle here, as in GTFS). Local times are those of the station's own clock.
 */
export const railEndpoints = {
  railPlaces: defineEndpoint({
    method: 'GET',
    path: '/v1/railsrv/places',
    summary: 'Stations, cities and airports by what was typed so far, in any language.',
    example: { query: 'kyo' },
    auth: 'everyone',
    vertical: 'rails',
    input: railSchemas.railPlaces,
    output: railAnswers.railPlaces,
  }),
  railJourneys: defineEndpoint({
    method: 'GET',
    path: '/v1/railsrv/journeys',
    summary:
      'Journeys none of which is worse in departure, arrival and changes; without fares the price is not available.',
    example: {
      origin: 's5',
      destination: 's6',
      date: '2027-03-01',
      time: '09:00',
      adults: '2',
      children: '1',
      child_ages: '7',
    },
    auth: 'everyone',
    vertical: 'rails',
    input: railSchemas.railJourneys,
    output: railAnswers.railJourneys,
  }),
  railTrip: defineEndpoint({
    method: 'GET',
    path: '/v1/railsrv/trips/:id',
    summary: 'All stops of a train on a day.',
    example: { id: '1', date: '2027-03-01' },
    auth: 'everyone',
    vertical: 'rails',
    input: railSchemas.railTrip,
    output: railAnswers.railTrip,
  }),
  railRoutes: defineEndpoint({
    method: 'GET',
    path: '/v1/railsrv/routes',
    summary: 'Ways that trains run most often, with the fastest ride and the lowest fare of a day soon.',
    auth: 'everyone',
    vertical: 'rails',
    input: railSchemas.railRoutes,
    output: railAnswers.railRoutes,
  }),
} as const;

/** A station ("s12"), or a city or airport with all of its stations ("g3"). */
export type RailPlaceView = {
  readonly id: string;
  readonly kind: 'station' | 'city' | 'airport';
  readonly name: WireText;
  readonly lat: number;
  readonly lng: number;
  /** False where no train calls any more, or not yet. */
  readonly served: boolean;
};

export type RailPlacesAnswer = {
  /** At most ten. `foundBy`: the name that was typed, where it is not the one that is shown. */
  readonly places: readonly { readonly place: RailPlaceView; readonly foundBy: string | null }[];
};

export type RailJourneysInput = {
  origin: string;
  destination: string;
  /** By the clock of the place that one leaves from; by arrival, of the one where one arrives. */
  date: string;
  time?: string;
  by?: 'departure' | 'arrival';
  return_date?: string;
  return_time?: string;
  /** One adult when nothing is said. */
  adults?: number;
  children?: number;
  /** Years of age, one for each child. */
  child_ages?: readonly number[];
  /** Years of age from 18 to 120, in the order of the adults; null, or nothing, where one does not say. */
  adult_ages?: readonly (number | null)[];
  /** Ids of railcards in the order of the adults; "" where one has none. */
  cards?: readonly string[];
};

/** A card that lowers fares. Who holds it is from `minAge` to `maxAge` years old, both included. */
export type RailcardView = {
  readonly id: string;
  readonly name: WireText;
  readonly minAge: number;
  readonly maxAge: number;
};

/** A moment at a station. `offset` from UTC tells the two hours apart that have one name when clocks go back. */
export type StationMoment = {
  readonly station: { readonly id: string; readonly name: WireText };
  readonly platform: string | null;
  readonly date: string;
  readonly time: string;
  readonly offset: string;
  readonly at: string;
};

export type RailLeg = {
  readonly tripId: number;
  /** The service day by which `railTrip` is asked; the day before for a train of the night. */
  readonly date: string;
  readonly line: WireText;
  readonly operator: string;
  readonly mode: RailMode;
  readonly number: string | null;
  readonly headsign: string | null;
  readonly departs: StationMoment;
  readonly arrives: StationMoment;
  /** Stations between where one gets in and out. */
  readonly stopsBetween: number;
  /** The vehicle is that of the leg before, which goes on: travelers stay on board. */
  readonly staysOn: boolean;
  /** What has to be arranged to board or to get off: by a call to the operator before, or with the driver; null: nothing. */
  readonly boarding: Arrangement | null;
  readonly alighting: Arrangement | null;
  /** How its places are sold; where they are reserved, `railCoaches` has a map. */
  readonly seating: RailSeating;
};

/** One ticket of a fare, with the first and the last ride that it is for, counted from 0. */
export type RailTicket = {
  readonly fare: string;
  /** That of the offer, or standard where a ride has no other. */
  readonly class: FareClass;
  readonly firstLeg: number;
  readonly lastLeg: number;
  /** For all travellers, in the currency of the fare. */
  readonly price: WireMoney;
  /** What comes back when it is returned until then, the earliest first; afterwards nothing. Null where nobody told. */
  readonly refund: readonly { readonly until: string; readonly back: WireMoney }[] | null;
  readonly exchange: { readonly kind: 'free' | 'fee' | 'none'; readonly fee: WireMoney } | null;
};

export type RailFareView = {
  /** By which it is put into the cart. */
  readonly choice: RailChoice;
  readonly class: FareClass;
  /** One ticket holds for all rides; else the price is the sum of tickets. */
  readonly through: boolean;
  readonly tickets: readonly RailTicket[];
  /** For all travellers, in the caller's currency. */
  readonly total: WireMoney;
};

export type RailJourney = {
  readonly departs: StationMoment;
  readonly arrives: StationMoment;
  /** Days that the calendar goes on until arrival: shown as "+1 day". */
  readonly daysLater: number;
  readonly minutes: number;
  readonly changes: number;
  readonly legs: readonly RailLeg[];
  /** The cheapest first. Empty: the price is not available, which is not the same as free. */
  readonly fares: readonly RailFareView[];
};

export type RailWay = {
  /** The day that it is now by the same clock: nothing is found before it. */
  readonly today: string;
  readonly date: string;
  readonly time: string;
  readonly by: 'departure' | 'arrival';
  /** Whether that time exists once or twice on that day; of two the first is meant. */
  readonly clock: 'once' | 'twice';
  readonly timeZone: string;
  readonly journeys: readonly RailJourney[];
};

export type RailJourneysAnswer = {
  readonly origin: RailPlaceView;
  readonly destination: RailPlaceView;
  readonly travellers: number;
  /** Railcards that lower any fare of these places. */
  readonly cards: readonly RailcardView[];
  readonly outward: RailWay;
  readonly back: RailWay | null;
};

export type RailTripAnswer = {
  readonly id: number;
  readonly date: string;
  readonly line: WireText;
  readonly operator: string;
  readonly mode: RailMode;
  readonly number: string | null;
  readonly headsign: string | null;
  /** Null at the first stop where it arrives, and at the last where it leaves. */
  readonly stops: readonly {
    readonly arrives: StationMoment | null;
    readonly departs: StationMoment | null;
    readonly boarding: boolean;
    readonly alighting: boolean;
  }[];
};

/** Ways that trains run most often, with what a day soon has to offer. */
export type RailRoutesAnswer = {
  readonly routes: readonly {
    readonly origin: RailPlaceView;
    readonly destination: RailPlaceView;
    readonly date: string;
    readonly mode: RailMode;
    /** Of the fastest ride. */
    readonly minutes: number;
    /** The least that one adult pays, in the caller's currency; null where the price is not available. */
    readonly from: WireMoney | null;
  }[];
  /** All railcards that we know. */
  readonly cards: readonly RailcardView[];
  /** The earliest day that it is anywhere we go. */
  readonly today: string;
};
