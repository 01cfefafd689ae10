// Written by `npx meander generate contract` from search.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { searchEndpoints } from '#src/contract/search/search.ts';

type Endpoints = typeof searchEndpoints;

export const searchCalls = {
  landing: call<Endpoints['landing']>('GET', '/v2/usrcsrv/search/landing'),
  completeSearch: call<Endpoints['completeSearch']>('GET', '/v2/usrcsrv/search/complete_search'),
  citySearch: call<Endpoints['citySearch']>('GET', '/v2/usrcsrv/search/city_search'),
  countrySearch: call<Endpoints['countrySearch']>('GET', '/v2/usrcsrv/search/country_search'),
  partyFit: call<Endpoints['partyFit']>('GET', '/v2/usrcsrv/search/party_fit'),
  suggest: call<Endpoints['suggest']>('GET', '/v2/usrcsrv/search/suggest'),
  slideWords: call<Endpoints['slideWords']>('GET', '/v2/usrcsrv/search/slide_words'),
} as const;
