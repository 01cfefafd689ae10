import * as z from 'zod/mini';

import { twInvoiceKinds } from '#src/domain/orders/documents/tw-invoice.ts';
import { orderAnswers } from '#src/contract/orders/orders-answers.schema.ts';
import { tax } from '#src/contract/checkout/tax.ts';
import { instant, money, named, text } from '#src/contract/wire.schema.ts';

const twChoice = z.strictObject({ kind: z.enum(twInvoiceKinds), value: z.string() });

const buyer = { company: z.string(), taxNumber: z.string(), address: z.string() };

const paper = named('Receipt', 'A receipt or credit note as it was issued; nothing in it changes.', {
  kind: z.enum(['receipt', 'credit_note']),
  number: z.string(),
  issuedAt: instant,
  replaced: z.boolean(),
  about: z.array(z.string()),
  seller: z.strictObject({ name: z.string(), address: z.string(), taxNumber: z.string() }),
  buyer: z.strictObject({ ...buyer, name: z.string() }),
  lines: z.array(
    z.strictObject({
      reference: z.string(),
      title: text,
      option: z.string(),
      date: z.string(),
      until: z.string(),
      dues: z.array(z.strictObject({ code: z.enum(['city_tax', 'resort_fee', 'deposit']), amount: money })),
      supplier: z.string(),
      units: z.array(z.strictObject({ title: z.string(), quantity: z.int() })),
      amount: money,
    }),
  ),
  total: money,
  taxes: z.array(tax),
  pdf: z.string(),
});

export const documentAnswers = {
  sendOrderLink: z.strictObject({ sent: z.literal(true) }),
  lookup: z.strictObject({
    order: orderAnswers.order,
    mailFails: z.boolean(),
    voucherKeys: z.array(z.strictObject({ reference: z.string(), key: z.string() })),
  }),
  renewLinks: z.strictObject({ key: z.string() }),
  receipts: z.strictObject({
    reference: z.string(),
    papers: z.array(paper),
    buyer: z.nullable(z.strictObject(buyer)),
    canChange: z.boolean(),
  }),
  changeBuyer: z.strictObject({ changed: z.boolean() }),
  twOrders: z.strictObject({
    orders: z.array(
      z.strictObject({ reference: z.string(), placedAt: instant, total: money, choice: z.nullable(twChoice) }),
    ),
  }),
  chooseTwInvoice: twChoice,
} as const;
