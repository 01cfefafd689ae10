import type { InputOf, OutputOf } from '#src/contract/call.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import { railAnswers, railSchemas } from '#src/contract/rail/rail.schema.ts';

/**
 * Trains and buses from place to place (paths by RU-17; words after OSDM: its trips are our journeys, since a trip is one
 * run of a vehicle here, as in GTFS). Local times are those of the station's own clock.
 */
export const railEndpoints = {
  railPlaces: defineEndpoint({
    method: 'GET',
    path: '/v1/railsrv/places',
    summary: 'Returns stations, cities and airports that match a partial name, in any language.',
    example: { query: 'kyo' },
    auth: 'everyone',
    vertical: 'rails',
    input: railSchemas.railPlaces,
    output: railAnswers.railPlaces,
  }),
  railJourneys: defineEndpoint({
    method: 'GET',
    path: '/v1/railsrv/journeys',
    summary: 'Returns the best journeys by departure, arrival and number of changes, with their fares.',
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
    summary: 'Returns all stops of a train on a service day.',
    example: { id: '1', date: '2027-03-01' },
    auth: 'everyone',
    vertical: 'rails',
    input: railSchemas.railTrip,
    output: railAnswers.railTrip,
  }),
  railRoutes: defineEndpoint({
    method: 'GET',
    path: '/v1/railsrv/routes',
    summary: 'Returns the most frequent routes, with their fastest ride and lowest fare.',
    auth: 'everyone',
    vertical: 'rails',
    input: railSchemas.railRoutes,
    output: railAnswers.railRoutes,
  }),
} as const;

export type RailPlacesAnswer = OutputOf<typeof railEndpoints.railPlaces>;
export type RailPlaceView = RailPlacesAnswer['places'][number]['place'];

export type RailJourneysInput = InputOf<typeof railEndpoints.railJourneys>;
export type RailJourneysAnswer = OutputOf<typeof railEndpoints.railJourneys>;
export type RailcardView = RailJourneysAnswer['cards'][number];
export type RailWay = RailJourneysAnswer['outward'];
export type RailJourney = RailWay['journeys'][number];
export type StationMoment = RailJourney['departs'];
export type RailLeg = RailJourney['legs'][number];
export type RailFareView = RailJourney['fares'][number];
export type RailTicket = RailFareView['tickets'][number];

export type RailTripAnswer = OutputOf<typeof railEndpoints.railTrip>;
export type RailRoutesAnswer = OutputOf<typeof railEndpoints.railRoutes>;
