import * as z from 'zod/mini';

import type { Inferred } from '#src/contract/inferred.ts';
import { named } from '#src/contract/wire.schema.ts';

export const wireError = named('Error', 'Why a call was refused.', {
  /** A `FailureCode`, or a code of the catalogue in spec §8. */
  code: z.string().check(z.describe('One of a closed list; never renamed.')),
  message: z.string().check(z.describe('For developers.')),
  field: z.exactOptional(z.string().check(z.describe('The input that caused it.'))),
  facts: z.optional(
    z
      .record(z.string(), z.union([z.string(), z.number()]))
      .check(z.describe('Values for the message that the traveler reads.')),
  ),
});
export type WireError = Inferred<typeof wireError>;

/** RU-18: every answer of the API. */
export type Envelope<Output> =
  | { readonly success: true; readonly result: Output }
  | { readonly success: false; readonly error: WireError };
