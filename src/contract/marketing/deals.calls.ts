// Written by `npx meander generate contract` from deals.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { dealEndpoints } from '#src/contract/marketing/deals.ts';

type Endpoints = typeof dealEndpoints;

export const dealCalls = {
  dealList: call<Endpoints['dealList']>('GET', '/v2/promosrv/deals/list'),
  dealsOfPlace: call<Endpoints['dealsOfPlace']>('GET', '/v2/promosrv/deals/place'),
  dealCampaigns: call<Endpoints['dealCampaigns']>('GET', '/v2/promosrv/deals/campaigns'),
} as const;
