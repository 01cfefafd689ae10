// Written by `npx meander generate contract` from develop.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { developEndpoints } from '#src/contract/operations/develop.ts';

type Endpoints = typeof developEndpoints;

export const developCalls = {
  sentMessages: call<Endpoints['sentMessages']>('GET', '/v1/devsrv/outbox'),
  lookAtHost: call<Endpoints['lookAtHost']>('POST', '/v1/devsrv/host'),
} as const;
