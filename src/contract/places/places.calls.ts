// Written by `npx meander generate contract` from places.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { placesEndpoints } from '#src/contract/places/places.ts';

type Endpoints = typeof placesEndpoints;

export const placesCalls = {
  poi: call<Endpoints['poi']>('GET', '/v1/usrcsrv/poi/:id'),
  poiList: call<Endpoints['poiList']>('GET', '/v2/usrcsrv/poi/list'),
  topPois: call<Endpoints['topPois']>('GET', '/v2/usrcsrv/poi/top'),
  nearby: call<Endpoints['nearby']>('GET', '/v2/usrcsrv/nearby/all'),
  destination: call<Endpoints['destination']>('GET', '/v2/usrcsrv/destination/:id'),
  destinationList: call<Endpoints['destinationList']>('GET', '/v2/usrcsrv/destinations'),
  popularAll: call<Endpoints['popularAll']>('GET', '/v2/usrcsrv/popular/all'),
  popularActivities: call<Endpoints['popularActivities']>('GET', '/v2/usrcsrv/popular/activities'),
} as const;
