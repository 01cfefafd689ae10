import * as z from 'zod/mini';

import { blankable } from '#src/contract/wire.schema.ts';
import { twInvoiceKinds } from '#src/domain/orders/documents/tw-invoice.ts';

const reference = z.string().check(z.regex(/^[A-Z0-9]{10}$/));
/** A damaged link is treated like a wrong one: it opens nothing and says nothing else. */
const key = z.optional(z.string().check(z.maxLength(100)));

export const documentSchemas = {
  sendOrderLink: z.strictObject({ reference, email: z.string().check(z.maxLength(254)) }),
  lookup: z.object({ reference, key }),
  renewLinks: z.strictObject({ reference, key }),
  receipts: z.object({ reference, key }),
  twOrders: z.object({}),
  chooseTwInvoice: z.strictObject({
    reference,
    kind: z.enum(twInvoiceKinds),
    value: blankable(40),
  }),
  changeBuyer: z.strictObject({
    reference,
    key,
    company: blankable(200),
    taxNumber: blankable(100),
    address: blankable(500),
  }),
} as const;
