// Written by `npx meander generate contract` from travellers.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { travellerEndpoints } from '#src/contract/accounts/travellers.ts';

type Endpoints = typeof travellerEndpoints;

export const travellerCalls = {
  savedPeople: call<Endpoints['savedPeople']>('GET', '/v1/usrcsrv/user/travellers'),
  saveTraveller: call<Endpoints['saveTraveller']>('POST', '/v1/usrcsrv/user/travellers/save'),
  removeTraveller: call<Endpoints['removeTraveller']>('POST', '/v1/usrcsrv/user/travellers/remove'),
  saveContact: call<Endpoints['saveContact']>('POST', '/v1/usrcsrv/user/contact/save'),
} as const;
