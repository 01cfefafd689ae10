// Written by `npx meander generate contract` from privacy.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { privacyEndpoints } from '#src/contract/accounts/privacy.ts';

type Endpoints = typeof privacyEndpoints;

export const privacyCalls = {
  wishes: call<Endpoints['wishes']>('GET', '/v1/privacysrv/wishes'),
  changeWishes: call<Endpoints['changeWishes']>('POST', '/v1/privacysrv/change_wishes'),
  myData: call<Endpoints['myData']>('GET', '/v1/privacysrv/my_data'),
  askExport: call<Endpoints['askExport']>('POST', '/v1/privacysrv/ask_export'),
  closeAccount: call<Endpoints['closeAccount']>('POST', '/v1/privacysrv/close_account'),
  keepAccount: call<Endpoints['keepAccount']>('POST', '/v1/privacysrv/keep_account'),
} as const;
