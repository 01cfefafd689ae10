import { get, post } from '#src/contract/endpoint.ts';
import type { OrderAnswer } from '#src/contract/endpoints/orders.ts';

/** An order without an account: by its reference and the key of a signed link (T-50). */
export type OrderKey = { readonly reference: string; readonly key?: string };

/** The papers of an order, for its owner or by the signed link of a mail. */
export const paperEndpoints = {
  /** Sends the link again to the address of the booking; the answer says nothing of whether there is one. */
  sendOrderLink: post<{ reference: string; email: string }, { readonly sent: true }>('/v1/ordersrv/order_link'),
  lookup: get<OrderKey, LookupAnswer>('/v1/ordersrv/lookup/:reference(key)'),
  /** Makes all links useless that were sent so far. */
  renewLinks: post<OrderKey, { readonly key: string }>('/v1/ordersrv/renew_links'),
} as const;

export type LookupAnswer = {
  readonly order: OrderAnswer;
  /** Mails to the address of the booking come back. */
  readonly mailFails: boolean;
  readonly voucherKeys: readonly { readonly reference: string; readonly key: string }[];
};
