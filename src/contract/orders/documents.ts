import * as z from 'zod/mini';

import type { OutputOf } from '#src/contract/call.ts';
import { tax } from '#src/contract/checkout/tax.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import { key, reference } from '#src/contract/order-key.ts';
import { order } from '#src/contract/orders/orders.ts';
import { due } from '#src/contract/shared/verticals/service-detail.schema.ts';
import type { Inferred } from '#src/contract/inferred.ts';
import { blankable, instant, money, named, text } from '#src/contract/wire.schema.ts';
import { twInvoiceKinds } from '#src/domain/orders/documents/tw-invoice.ts';

const email = z.string().check(z.maxLength(254), z.describe('The email address of the booking.'));

const changeBuyerInput = z.strictObject({
  reference,
  key,
  company: blankable(200).check(z.describe('The name of the company.')),
  taxNumber: blankable(100).check(z.describe('The tax number, as printed on the receipt.')),
  address: blankable(500).check(z.describe('The address, as printed on the receipt.')),
});

const chooseTwInvoiceInput = z.strictObject({
  reference,
  kind: z.enum(twInvoiceKinds).check(z.describe('The type of the invoice destination.')),
  value: blankable(40).check(z.describe('The number of the carrier, charity or company; empty for `member`.')),
});

const lookup = z.strictObject({
  order,
  mailFails: z.boolean().check(z.describe('Whether emails to the address of the booking bounce.')),
  voucherKeys: z
    .array(z.strictObject({ reference: z.string(), key: z.string() }))
    .check(z.describe('The voucher key of each booking.')),
});

const buyerShape = { company: z.string(), taxNumber: z.string(), address: z.string() };
const buyer = z.strictObject(buyerShape);
export type BuyerInput = Inferred<typeof buyer>;

const receipt = named('Receipt', 'A receipt or credit note as issued; it never changes.', {
  kind: z.enum(['receipt', 'credit_note']),
  number: z.string().check(z.describe('The document number: “R-2026-000012”.')),
  issuedAt: instant,
  replaced: z.boolean().check(z.describe('Whether another receipt replaces it.')),
  about: z.array(z.string()).check(z.describe('The numbers of the receipts that it replaces or credits.')),
  seller: z.strictObject({ name: z.string(), address: z.string(), taxNumber: z.string() }),
  buyer: z.strictObject({ ...buyerShape, name: z.string() }),
  lines: z.array(
    z.strictObject({
      reference: z.string(),
      title: text,
      option: z.string(),
      date: z.string(),
      until: z.string().check(z.describe('The last day of a stay or a rental; empty when it is the same day.')),
      dues: z.array(due).check(z.describe('Pay-at-property fees, in local currency; not part of any amount here.')),
      supplier: z.string(),
      units: z.array(z.strictObject({ title: z.string(), quantity: z.int() })),
      amount: money,
    }),
  ),
  total: money,
  taxes: z.array(tax).check(z.describe('The taxes included in `total`.')),
  pdf: z.string().check(z.describe('The URL of the document as PDF.')),
});

const receipts = z.strictObject({
  reference: z.string(),
  papers: z.array(receipt).check(z.describe('The documents, newest first.')),
  buyer: z.nullable(buyer).check(z.describe('The company that the receipt is issued to; null for none.')),
  canChange: z.boolean().check(z.describe('Whether the receipt can be reissued to a company.')),
});

const twChoice = z.strictObject({ kind: z.enum(twInvoiceKinds), value: z.string() });
const twOrders = z.strictObject({
  orders: z.array(
    z.strictObject({ reference: z.string(), placedAt: instant, total: money, choice: z.nullable(twChoice) }),
  ),
});

/** The documents of an order, for its owner or by the signed link of an email. */
export const documentEndpoints = {
  /** Sends the link again to the address of the booking; the answer says nothing of whether there is one. */
  sendOrderLink: defineEndpoint({
    method: 'POST',
    path: '/v1/ordersrv/order_link',
    summary: 'Sends the order link by email, without revealing whether the order exists.',
    example: { reference: 'K7QX2M9DPA', email: 'ana@example.com' },
    auth: 'owner',
    input: z.strictObject({ reference, email }),
    output: z.strictObject({ sent: z.literal(true) }),
  }),
  lookup: defineEndpoint({
    method: 'GET',
    path: '/v1/ordersrv/lookup/:reference(key)',
    summary: 'Returns an order and the keys of its vouchers, by a signed link.',
    example: { reference: 'K7QX2M9DPA', key: '1.g2a.00' },
    auth: 'owner',
    input: z.object({ reference, key }),
    output: lookup,
  }),
  /** Makes all links useless that were sent so far. */
  renewLinks: defineEndpoint({
    method: 'POST',
    path: '/v1/ordersrv/renew_links',
    summary: 'Revokes all links of an order and returns the key of a new one.',
    example: { reference: 'K7QX2M9DPA' },
    auth: 'owner',
    input: z.strictObject({ reference, key }),
    output: z.strictObject({ key: z.string().check(z.describe('The key of the new link.')) }),
  }),
  /** Receipts and credit notes, the newest first; what is missing is issued first. */
  receipts: defineEndpoint({
    method: 'GET',
    path: '/v1/ordersrv/receipts/:reference(key)',
    summary: 'Returns the receipts and credit notes of an order, newest first.',
    example: { reference: 'K7QX2M9DPA' },
    auth: 'owner',
    input: z.object({ reference, key }),
    output: receipts,
  }),
  /** Has the receipt issued again for a company. */
  changeBuyer: defineEndpoint({
    method: 'POST',
    path: '/v1/ordersrv/receipt_buyer',
    summary: 'Reissues the receipt of an order to a company.',
    example: {
      reference: 'K7QX2M9DPA',
      company: 'Example Ltd',
      taxNumber: 'GB 123456789',
      address: '1 Example Street, Example City',
    },
    auth: 'owner',
    input: changeBuyerInput,
    output: z.strictObject({ changed: z.boolean() }),
  }),
  /** Paid orders of the Taiwan market, and where their invoices go. */
  twOrders: defineEndpoint({
    method: 'GET',
    path: '/v1/ordersrv/tw_orders',
    summary: 'Returns the paid orders of the Taiwan market and their invoice destinations.',
    auth: 'account',
    input: z.object({}),
    output: twOrders,
  }),
  chooseTwInvoice: defineEndpoint({
    method: 'POST',
    path: '/v1/ordersrv/tw_invoice_choice',
    summary: 'Sets the invoice destination of an order of the Taiwan market and returns it.',
    example: { reference: 'K7QX2M9DPA', kind: 'mobile', value: '/AB12+-.' },
    auth: 'owner',
    input: chooseTwInvoiceInput,
    output: twChoice,
  }),
} as const;

export type TwOrdersAnswer = OutputOf<typeof documentEndpoints.twOrders>;
export type ReceiptsAnswer = OutputOf<typeof documentEndpoints.receipts>;
export type ReceiptView = ReceiptsAnswer['papers'][number];
