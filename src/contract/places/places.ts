import type { InputOf, OutputOf } from '#src/contract/call.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import { placesAnswers, placesSchemas } from '#src/contract/places/places.schema.ts';

/**
 * Places (spec §2, paths by RU-17). A place is a destination, a town or an attraction (POI): all have one space of ids.
 * Lists come in pages of ten, numbered from 1; a page beyond the end is empty.
 */
export const placesEndpoints = {
  poi: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/poi/:id',
    summary: 'Returns an attraction with its opening hours, products and nearby attractions.',
    example: { id: '2001' },
    auth: 'everyone',
    input: placesSchemas.poi,
    output: placesAnswers.poi,
  }),
  poiList: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/poi/list',
    summary: 'Returns a page of attractions or activities, by place, by distance or by name.',
    example: { type: 'poiList', place_id: '2' },
    auth: 'everyone',
    input: placesSchemas.poiList,
    output: placesAnswers.poiList,
  }),
  topPois: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/poi/top',
    summary: 'Returns the most popular attractions, overall or of one destination.',
    example: { place_id: '11' },
    auth: 'everyone',
    input: placesSchemas.topPois,
    output: placesAnswers.topPois,
  }),
  /** Around a position, which the client rounds to two decimals before it sends it. */
  nearby: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/nearby/all',
    summary: 'Returns destinations, attractions and activities around a position, nearest first.',
    example: { lat: '22.29', lng: '114.17' },
    auth: 'everyone',
    input: placesSchemas.nearby,
    output: placesAnswers.nearby,
  }),
  destination: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/destination/:id',
    summary: 'Returns the activities of a place by category, with its attractions.',
    example: { id: '2' },
    auth: 'everyone',
    input: placesSchemas.destination,
    output: placesAnswers.destination,
  }),
  destinationList: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/destinations',
    summary: 'Returns all destinations by region and country.',
    auth: 'everyone',
    input: placesSchemas.nothing,
    output: placesAnswers.destinationList,
  }),
  popularAll: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/popular/all',
    summary: 'Returns the most popular destinations, attractions and activities.',
    auth: 'everyone',
    input: placesSchemas.nothing,
    output: placesAnswers.popularAll,
  }),
  popularActivities: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/popular/activities',
    summary: 'Returns a page of all activities, most popular first.',
    example: { page_num: '1' },
    auth: 'everyone',
    vertical: 'activities',
    input: placesSchemas.popularActivities,
    output: placesAnswers.popularActivities,
  }),
} as const;

export type PoiAnswer = OutputOf<typeof placesEndpoints.poi>;
export type PoiCard = PoiAnswer['card'];
/** A place in a line: where links to it lead and what it is called. */
export type PlaceLink = NonNullable<PoiCard['destination']>;
export type OpeningHours = NonNullable<PoiAnswer['opening']>;
export type OpeningState = OpeningHours['now'];

export type PoiListInput = InputOf<typeof placesEndpoints.poiList>;
export type PoiListAnswer = OutputOf<typeof placesEndpoints.poiList>;
export type PoiListType = PoiListAnswer['type'];
export type NearProduct = PoiListAnswer['products'][number];

export type NearbyAnswer = OutputOf<typeof placesEndpoints.nearby>;

export type DestinationAnswer = OutputOf<typeof placesEndpoints.destination>;
export type PlaceView = DestinationAnswer['place'];
export type PlaceCategory = DestinationAnswer['categories'][number];

export type DestinationListAnswer = OutputOf<typeof placesEndpoints.destinationList>;
export type PopularActivitiesAnswer = OutputOf<typeof placesEndpoints.popularActivities>;
