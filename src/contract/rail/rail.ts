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
