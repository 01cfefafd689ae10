// Written by `npx meander generate contract` from value-packs.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { valuePackEndpoints } from '#src/contract/marketing/value-packs.ts';

type Endpoints = typeof valuePackEndpoints;

export const valuePackCalls = {
  valuePack: call<Endpoints['valuePack']>('GET', '/v2/promosrv/value_pack/detail'),
  packTickets: call<Endpoints['packTickets']>('GET', '/v1/ordersrv/packs/:reference(key)'),
} as const;
