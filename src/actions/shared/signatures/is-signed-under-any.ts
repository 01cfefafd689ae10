import { underEachSecret, type Keyed } from '#src/actions/shared/signatures/under-each-secret.ts';
import { isSameHash } from '#src/adapters/keyed-hashes.ts';

/** Whether `given` is what `sign` makes under any accepted secret. Takes as long for a near miss as for a far one. */
export function isSignedUnderAny(
  deps: Keyed,
  given: string | Buffer,
  sign: (keyed: Keyed) => string | Buffer,
): boolean {
  const bytes = Buffer.from(given);
  return underEachSecret(deps)
    .map((keyed) => Buffer.from(sign(keyed)))
    .some((right) => isSameHash(right, bytes));
}
