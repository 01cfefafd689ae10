// Written by `npx meander generate contract` from terms.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { termEndpoints } from '#src/contract/content/terms.ts';

type Endpoints = typeof termEndpoints;

export const termCalls = {
  specialTermDetail: call<Endpoints['specialTermDetail']>('GET', '/v3/userserv/user/term_service/special_term_detail'),
  userUncheckInfo: call<Endpoints['userUncheckInfo']>('GET', '/v3/userserv/user/term_service/user_uncheck_info'),
  statusUpdate: call<Endpoints['statusUpdate']>('POST', '/v3/userserv/user/term_service/status_update'),
  termHistory: call<Endpoints['termHistory']>('GET', '/v3/userserv/user/term_service/term_history'),
  termComparison: call<Endpoints['termComparison']>('GET', '/v3/userserv/user/term_service/term_comparison'),
} as const;
