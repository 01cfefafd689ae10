import type { OrderKey } from '#src/contract/order-key.ts';
import { get, post } from '#src/contract/endpoint.ts';
import type { TwInvoiceChoice, TwInvoiceKind } from '#src/domain/orders/documents/tw-invoice.ts';
import type { TaxView } from '#src/contract/checkout/tax.ts';
import type { DueView } from '#src/contract/shared/verticals/verticals.ts';
import type { WireMoney, WireText } from '#src/contract/wire.ts';
import type { OrderAnswer } from '#src/contract/orders/orders.ts';

/** The papers of an order, for its owner or by the signed link of a mail. */
export const documentEndpoints = {
  /** Sends the link again to the address of the booking; the answer says nothing of whether there is one. */
  sendOrderLink: post<{ reference: string; email: string }, { readonly sent: true }>('/v1/ordersrv/order_link'),
  lookup: get<OrderKey, LookupAnswer>('/v1/ordersrv/lookup/:reference(key)'),
  /** Makes all links useless that were sent so far. */
  renewLinks: post<OrderKey, { readonly key: string }>('/v1/ordersrv/renew_links'),
  /** Receipts and credit notes, the newest first; what is missing is issued first. */
  receipts: get<OrderKey, ReceiptsAnswer>('/v1/ordersrv/receipts/:reference(key)'),
  /** Has the receipt issued again for a company. */
  changeBuyer: post<OrderKey & BuyerInput, { readonly changed: boolean }>('/v1/ordersrv/receipt_buyer'),
  /** Paid orders of the Taiwan market, and where their invoices go. */
  twOrders: get<Record<never, never>, TwOrdersAnswer>('/v1/ordersrv/tw_orders'),
  chooseTwInvoice: post<{ reference: string; kind: TwInvoiceKind; value: string }, TwInvoiceChoice>(
    '/v1/ordersrv/tw_invoice_choice',
  ),
} as const;

export type TwOrdersAnswer = {
  readonly orders: readonly {
    readonly reference: string;
    readonly placedAt: string;
    readonly total: WireMoney;
    readonly choice: TwInvoiceChoice | null;
  }[];
};

export type BuyerInput = { readonly company: string; readonly taxNumber: string; readonly address: string };

export type ReceiptsAnswer = {
  readonly reference: string;
  readonly papers: readonly ReceiptView[];
  readonly buyer: BuyerInput | null;
  readonly canChange: boolean;
};

export type ReceiptView = {
  readonly kind: 'receipt' | 'credit_note';
  /** "R-2026-000012" */
  readonly number: string;
  readonly issuedAt: string;
  /** Another took its place. */
  readonly replaced: boolean;
  /** The numbers that it replaces, or that it credits. */
  readonly about: readonly string[];
  readonly seller: { readonly name: string; readonly address: string; readonly taxNumber: string };
  readonly buyer: BuyerInput & { readonly name: string };
  readonly lines: readonly {
    readonly reference: string;
    readonly title: WireText;
    readonly option: string;
    readonly date: string;
    /** The last day of a stay or a hire; empty where it is the same day. */
    readonly until: string;
    /** What the place asks for besides, in its currency: no part of any amount here. */
    readonly dues: readonly DueView[];
    readonly supplier: string;
    readonly units: readonly { readonly title: string; readonly quantity: number }[];
    readonly amount: WireMoney;
  }[];
  readonly total: WireMoney;
  /** What of it is tax. */
  readonly taxes: readonly TaxView[];
  /** The paper as PDF. */
  readonly pdf: string;
};

export type LookupAnswer = {
  readonly order: OrderAnswer;
  /** Mails to the address of the booking come back. */
  readonly mailFails: boolean;
  readonly voucherKeys: readonly { readonly reference: string; readonly key: string }[];
};
