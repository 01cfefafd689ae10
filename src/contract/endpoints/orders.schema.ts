import * as z from 'zod/mini';

const reference = z.string().check(z.regex(/^[A-Z0-9]{10}$/));

export const orderSchemas = {
  reference: z.object({ reference }),
  cancelBooking: z.strictObject({ reference, refundMinor: z.int().check(z.nonnegative()) }),
  /** A damaged link is treated like a wrong one: it opens nothing and says nothing else. */
  voucher: z.object({ reference, key: z.optional(z.string().check(z.maxLength(100))) }),
} as const;
