import { timingSafeEqual } from 'node:crypto';

import { underEachSecret, type Keyed } from '#src/actions/orders/under-each-secret.ts';

/** Whether `given` is what `sign` makes under any accepted secret. Takes as long for a near miss as for a far one. */
export function isSignedUnderAny(
  deps: Keyed,
  given: string | Buffer,
  sign: (keyed: Keyed) => string | Buffer,
): boolean {
  const bytes = Buffer.from(given);
  return underEachSecret(deps)
    .map((keyed) => Buffer.from(sign(keyed)))
    .some((right) => right.length === bytes.length && timingSafeEqual(right, bytes));
}
