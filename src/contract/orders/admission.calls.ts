// Written by `npx meander generate contract` from admission.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { admissionEndpoints } from '#src/contract/orders/admission.ts';

type Endpoints = typeof admissionEndpoints;

export const admissionCalls = {
  voucherKeys: call<Endpoints['voucherKeys']>('GET', '/v1/ordersrv/voucher_keys'),
  scanner: call<Endpoints['scanner']>('POST', '/v1/ordersrv/scanner'),
  redeem: call<Endpoints['redeem']>('POST', '/v1/ordersrv/redeem', { idempotent: true }),
} as const;
