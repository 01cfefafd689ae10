// Written by `npx meander generate contract` from rail-sale.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { railSaleEndpoints } from '#src/contract/rail/rail-sale.ts';

type Endpoints = typeof railSaleEndpoints;

export const railSaleCalls = {
  railCoaches: call<Endpoints['railCoaches']>('GET', '/v1/railsrv/coaches'),
  railPasses: call<Endpoints['railPasses']>('GET', '/v1/railsrv/passes'),
} as const;
