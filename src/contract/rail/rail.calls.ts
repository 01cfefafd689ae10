// Written by `npx meander generate contract` from rail.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { railEndpoints } from '#src/contract/rail/rail.ts';

type Endpoints = typeof railEndpoints;

export const railCalls = {
  railPlaces: call<Endpoints['railPlaces']>('GET', '/v1/railsrv/places'),
  railJourneys: call<Endpoints['railJourneys']>('GET', '/v1/railsrv/journeys'),
  railTrip: call<Endpoints['railTrip']>('GET', '/v1/railsrv/trips/:id'),
  railRoutes: call<Endpoints['railRoutes']>('GET', '/v1/railsrv/routes'),
} as const;
