// Written by `npx meander generate contract` from rankings.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { rankingEndpoints } from '#src/contract/catalogue/rankings.ts';

type Endpoints = typeof rankingEndpoints;

export const rankingCalls = {
  rankings: call<Endpoints['rankings']>('GET', '/v1/usrcsrv/billboard/rankings'),
} as const;
