import { textDigest } from '#src/actions/shared/idempotency/text-digest.ts';
import { canonical } from '#src/domain/checkout/canonical.ts';

/** SHA-256 of equal facts, whatever the order of their keys. */
export function digest(facts: unknown): Buffer {
  return textDigest(canonical(facts));
}
