// Written by `npx meander generate contract` from checkout.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { checkoutEndpoints } from '#src/contract/checkout/checkout.ts';

type Endpoints = typeof checkoutEndpoints;

export const checkoutCalls = {
  openCheckout: call<Endpoints['openCheckout']>('POST', '/v1/ordersrv/checkout/open', {
    idempotent: true,
    sendsEmpty: true,
  }),
  checkout: call<Endpoints['checkout']>('GET', '/v1/ordersrv/checkout/:reference(key)'),
  pay: call<Endpoints['pay']>('POST', '/v1/ordersrv/checkout/:reference(key)/pay', { idempotent: true }),
  leaveCheckout: call<Endpoints['leaveCheckout']>('POST', '/v1/ordersrv/checkout/:reference(key)/leave'),
  attendCheckout: call<Endpoints['attendCheckout']>('POST', '/v1/ordersrv/checkout/:reference(key)/attend'),
} as const;
