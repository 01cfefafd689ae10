import * as z from 'zod/mini';

/** An order without an account is named by its reference and the key of a signed link. */
export const reference = z
  .string()
  .check(z.regex(/^[A-Z0-9]{10}$/), z.describe('The reference of the order or booking: ten letters and digits.'));

/** T-50. A damaged link is treated like a wrong one: it opens nothing and says nothing else. */
export const key = z
  .optional(z.string().check(z.maxLength(100)))
  .check(z.describe('The key of a signed link, for access to an order without an account.'));
