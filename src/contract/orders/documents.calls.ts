// Written by `npx meander generate contract` from documents.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { documentEndpoints } from '#src/contract/orders/documents.ts';

type Endpoints = typeof documentEndpoints;

export const documentCalls = {
  sendOrderLink: call<Endpoints['sendOrderLink']>('POST', '/v1/ordersrv/order_link'),
  lookup: call<Endpoints['lookup']>('GET', '/v1/ordersrv/lookup/:reference(key)'),
  renewLinks: call<Endpoints['renewLinks']>('POST', '/v1/ordersrv/renew_links'),
  receipts: call<Endpoints['receipts']>('GET', '/v1/ordersrv/receipts/:reference(key)'),
  changeBuyer: call<Endpoints['changeBuyer']>('POST', '/v1/ordersrv/receipt_buyer'),
  twOrders: call<Endpoints['twOrders']>('GET', '/v1/ordersrv/tw_orders'),
  chooseTwInvoice: call<Endpoints['chooseTwInvoice']>('POST', '/v1/ordersrv/tw_invoice_choice'),
} as const;
