// Written by `npx meander generate contract` from promotion.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { promotionEndpoints } from '#src/contract/marketing/promotion.ts';

type Endpoints = typeof promotionEndpoints;

export const promotionCalls = {
  programList: call<Endpoints['programList']>('GET', '/v2/promosrv/program/list'),
  preferredActivities: call<Endpoints['preferredActivities']>('GET', '/v2/usrcsrv/preferred/activities'),
  themeDetail: call<Endpoints['themeDetail']>('GET', '/v2/usrcsrv/theme/detail'),
} as const;
