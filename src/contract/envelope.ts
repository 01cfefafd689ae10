import * as z from 'zod/mini';

import type { Inferred } from '#src/contract/inferred.ts';
import { named } from '#src/contract/wire.schema.ts';

export const wireError = named('Error', 'The error of a refused call.', {
  /** A `FailureCode`, or a code of the catalogue in spec §8. */
  code: z.string().check(z.describe('An error code of a closed list; codes are never renamed.')),
  message: z.string().check(z.describe('A message for developers.')),
  field: z.exactOptional(z.string().check(z.describe('The input field that caused the error.'))),
  facts: z.optional(
    z
      .record(z.string(), z.union([z.string(), z.number()]))
      .check(z.describe('Values for the message shown to the traveler.')),
  ),
});
export type WireError = Inferred<typeof wireError>;

/** RU-18: every answer of the API. */
export type Envelope<Output> =
  | { readonly success: true; readonly result: Output }
  | { readonly success: false; readonly error: WireError };
