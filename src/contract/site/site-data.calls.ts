// Written by `npx meander generate contract` from site-data.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { siteDataEndpoints } from '#src/contract/site/site-data.ts';

type Endpoints = typeof siteDataEndpoints;

export const siteDataCalls = {
  exchangeRate: call<Endpoints['exchangeRate']>('GET', '/v1/usrcsrv/exchange_rate'),
  classificationNavigation: call<Endpoints['classificationNavigation']>(
    'GET',
    '/v1/usrcsrv/general/classification/navigation/info',
  ),
  seoNavigation: call<Endpoints['seoNavigation']>('GET', '/v1/seosrv/public/query/navigation/basic/info'),
  destinationGuide: call<Endpoints['destinationGuide']>('GET', '/v2/usrcsrv/destination/guide'),
  menuCategory: call<Endpoints['menuCategory']>('GET', '/v1/usrcsrv/menu/category'),
  genericTypes: call<Endpoints['genericTypes']>('GET', '/v1/usrcsrv/generic/types/:type(key)', { timeoutMs: 1_000 }),
  country: call<Endpoints['country']>('GET', '/v1/usrcsrv/country/:id/basic_info'),
} as const;
