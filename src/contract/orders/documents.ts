import { defineEndpoint } from '#src/contract/endpoint.ts';
import { documentSchemas } from '#src/contract/orders/documents.schema.ts';
import { documentAnswers } from '#src/contract/orders/documents-answers.schema.ts';
import type { TwInvoiceChoice } from '#src/domain/orders/documents/tw-invoice.ts';
import type { TaxView } from '#src/contract/checkout/tax.ts';
import type { DueView } from '#src/contract/shared/verticals/verticals.ts';
import type { WireMoney, WireText } from '#src/contract/wire.ts';

/** The papers of an order, for its owner or by the signed link of a mail. */
export const documentEndpoints = {
  /** Sends the link again to the address of the booking; the answer says nothing of whether there is one. */
  sendOrderLink: defineEndpoint({
    method: 'POST',
    path: '/v1/ordersrv/order_link',
    summary: 'Sends the link to an order again; the answer says nothing of whether there is one.',
    example: { reference: 'K7QX2M9DPA', email: 'ana@example.com' },
    auth: 'owner',
    input: documentSchemas.sendOrderLink,
    output: documentAnswers.sendOrderLink,
  }),
  lookup: defineEndpoint({
    method: 'GET',
    path: '/v1/ordersrv/lookup/:reference(key)',
    summary: 'An order and the keys to its vouchers, by a signed link.',
    example: { reference: 'K7QX2M9DPA', key: '1.g2a.00' },
    auth: 'owner',
    input: documentSchemas.lookup,
    output: documentAnswers.lookup,
  }),
  /** Makes all links useless that were sent so far. */
  renewLinks: defineEndpoint({
    method: 'POST',
    path: '/v1/ordersrv/renew_links',
    summary: 'Makes every link useless that was sent so far.',
    example: { reference: 'K7QX2M9DPA' },
    auth: 'owner',
    input: documentSchemas.renewLinks,
    output: documentAnswers.renewLinks,
  }),
  /** Receipts and credit notes, the newest first; what is missing is issued first. */
  receipts: defineEndpoint({
    method: 'GET',
    path: '/v1/ordersrv/receipts/:reference(key)',
    summary: 'Receipts and credit notes as they were issued, the newest first.',
    example: { reference: 'K7QX2M9DPA' },
    auth: 'owner',
    input: documentSchemas.receipts,
    output: documentAnswers.receipts,
  }),
  /** Has the receipt issued again for a company. */
  changeBuyer: defineEndpoint({
    method: 'POST',
    path: '/v1/ordersrv/receipt_buyer',
    summary: 'Has the receipt issued again for a company.',
    example: {
      reference: 'K7QX2M9DPA',
      company: 'Example Ltd',
      taxNumber: 'GB 123456789',
      address: '1 Example Street, Example City',
    },
    auth: 'owner',
    input: documentSchemas.changeBuyer,
    output: documentAnswers.changeBuyer,
  }),
  /** Paid orders of the Taiwan market, and where their invoices go. */
  twOrders: defineEndpoint({
    method: 'GET',
    path: '/v1/ordersrv/tw_orders',
    summary: 'Paid orders of the Taiwan market, and where their invoices go.',
    auth: 'account',
    input: documentSchemas.twOrders,
    output: documentAnswers.twOrders,
  }),
  chooseTwInvoice: defineEndpoint({
    method: 'POST',
    path: '/v1/ordersrv/tw_invoice_choice',
    summary: 'Says where the invoice of an order of the Taiwan market goes.',
    example: { reference: 'K7QX2M9DPA', kind: 'mobile', value: '/AB12+-.' },
    auth: 'owner',
    input: documentSchemas.chooseTwInvoice,
    output: documentAnswers.chooseTwInvoice,
  }),
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
