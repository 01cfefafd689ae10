// Written by `npx meander generate contract` from short-links.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { shortLinkEndpoints } from '#src/contract/marketing/referral/short-links.ts';

type Endpoints = typeof shortLinkEndpoints;

export const shortLinkCalls = {
  shortLink: call<Endpoints['shortLink']>('GET', '/v1/promosrv/shorturl/target'),
} as const;
