// Written by `npx meander generate contract` from catalogue.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { catalogueEndpoints } from '#src/contract/catalogue/catalogue.ts';

type Endpoints = typeof catalogueEndpoints;

export const catalogueCalls = {
  city: call<Endpoints['city']>('GET', '/v1/usrcsrv/city/:id'),
  activity: call<Endpoints['activity']>('GET', '/v1/usrcsrv/activity/:id'),
  activityCalendar: call<Endpoints['activityCalendar']>('GET', '/v1/usrcsrv/activity/:id/calendar'),
  activitySlots: call<Endpoints['activitySlots']>('GET', '/v1/usrcsrv/activity/:id/availability'),
} as const;
