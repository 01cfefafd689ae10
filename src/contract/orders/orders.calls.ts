// Written by `npx meander generate contract` from orders.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { orderEndpoints } from '#src/contract/orders/orders.ts';

type Endpoints = typeof orderEndpoints;

export const orderCalls = {
  order: call<Endpoints['order']>('GET', '/v1/ordersrv/orders/:reference(key)'),
  cancelQuote: call<Endpoints['cancelQuote']>('GET', '/v1/ordersrv/bookings/:reference(key)/cancel_quote'),
  cancelBooking: call<Endpoints['cancelBooking']>('POST', '/v1/ordersrv/bookings/:reference(key)/cancel', {
    idempotent: true,
  }),
  amendQuote: call<Endpoints['amendQuote']>('GET', '/v1/ordersrv/bookings/:reference(key)/amend_quote'),
  amendBooking: call<Endpoints['amendBooking']>('POST', '/v1/ordersrv/bookings/:reference(key)/amend', {
    idempotent: true,
  }),
  voucher: call<Endpoints['voucher']>('GET', '/v1/ordersrv/vouchers/:reference(key)'),
} as const;
