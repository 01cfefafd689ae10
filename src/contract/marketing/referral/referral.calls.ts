// Written by `npx meander generate contract` from referral.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { referralEndpoints } from '#src/contract/marketing/referral/referral.ts';

type Endpoints = typeof referralEndpoints;

export const referralCalls = {
  referralEvent: call<Endpoints['referralEvent']>('GET', '/v1/promosrv/referral/event'),
  openInvite: call<Endpoints['openInvite']>('POST', '/v1/promosrv/referral/invites'),
  joinInvite: call<Endpoints['joinInvite']>('POST', '/v1/promosrv/referral/joins', { idempotent: true }),
  referralRecord: call<Endpoints['referralRecord']>('GET', '/v1/promosrv/referral/record'),
  referralTask: call<Endpoints['referralTask']>('GET', '/v1/promosrv/referral/task'),
  startTask: call<Endpoints['startTask']>('POST', '/v1/promosrv/referral/tasks'),
  joinTask: call<Endpoints['joinTask']>('POST', '/v1/promosrv/referral/tasks/join'),
  takePrice: call<Endpoints['takePrice']>('POST', '/v1/promosrv/referral/tasks/take_price'),
} as const;
