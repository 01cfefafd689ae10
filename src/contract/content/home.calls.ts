// Written by `npx meander generate contract` from home.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { homeEndpoints } from '#src/contract/content/home.ts';

type Endpoints = typeof homeEndpoints;

export const homeCalls = {
  home: call<Endpoints['home']>('GET', '/v2/usrcsrv/component/page/home'),
} as const;
