import * as z from 'zod/mini';

import type { Inferred } from '#src/contract/inferred.ts';

export const reference = z
  .string()
  .check(z.regex(/^[A-Z0-9]{10}$/), z.describe('Of the order or booking: ten letters and digits.'));

/** A damaged link is treated like a wrong one: it opens nothing and says nothing else. */
export const key = z
  .optional(z.string().check(z.maxLength(100)))
  .check(z.describe('The key of a signed link, for an order without an account.'));

/** An order without an account: by its reference and the key of a signed link (T-50). */
const orderKey = z.strictObject({ reference, key });
export type OrderKey = Inferred<typeof orderKey>;
