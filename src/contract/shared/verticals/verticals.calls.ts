// Written by `npx meander generate contract` from verticals.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { verticalEndpoints } from '#src/contract/shared/verticals/verticals.ts';

type Endpoints = typeof verticalEndpoints;

export const verticalCalls = {
  venues: call<Endpoints['venues']>('GET', '/v1/verticalsrv/venues'),
  venue: call<Endpoints['venue']>('GET', '/v1/verticalsrv/venues/:id'),
  places: call<Endpoints['places']>('GET', '/v1/verticalsrv/places'),
  venueDays: call<Endpoints['venueDays']>('GET', '/v1/verticalsrv/venues/:id/days'),
  addChoice: call<Endpoints['addChoice']>('POST', '/v1/cartsrv/cart/choices'),
} as const;
