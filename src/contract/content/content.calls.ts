// Written by `npx meander generate contract` from content.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { contentEndpoints } from '#src/contract/content/content.ts';

type Endpoints = typeof contentEndpoints;

export const contentCalls = {
  content: call<Endpoints['content']>('GET', '/v1/usrcsrv/content/:type(key)'),
  contentPlaces: call<Endpoints['contentPlaces']>('GET', '/v1/usrcsrv/content_places/:page(key)'),
} as const;
