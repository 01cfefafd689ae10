// Written by `npx meander generate contract` from user-centre.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { userCentreEndpoints } from '#src/contract/orders/user-centre.ts';

type Endpoints = typeof userCentreEndpoints;

export const userCentreCalls = {
  trips: call<Endpoints['trips']>('GET', '/v1/usrcsrv/user/trips'),
  membership: call<Endpoints['membership']>('GET', '/v1/usrcsrv/user/membership'),
  formKey: call<Endpoints['formKey']>('GET', '/v1/usrcsrv/user/form_key'),
  walletEntries: call<Endpoints['walletEntries']>('GET', '/v1/usrcsrv/user/wallet_entries'),
} as const;
