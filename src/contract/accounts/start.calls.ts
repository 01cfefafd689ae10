// Written by `npx meander generate contract` from start.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { startEndpoints } from '#src/contract/accounts/start.ts';

type Endpoints = typeof startEndpoints;

export const startCalls = {
  dispatch: call<Endpoints['dispatch']>('GET', '/v3/userserv/user/profile_service/dispatch'),
  sessionGet: call<Endpoints['sessionGet']>('GET', '/v3/userserv/user/session_service/get'),
  sessionId: call<Endpoints['sessionId']>('GET', '/v1/usrcsrv/session/id'),
  residence: call<Endpoints['residence']>('GET', '/v1/webbffapi/residence'),
  hitExperiments: call<Endpoints['hitExperiments']>('GET', '/v2/usrcsrv/hit/experiments', { timeoutMs: 500 }),
} as const;
