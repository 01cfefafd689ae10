import { createHash } from 'node:crypto';

import { canonical } from '#src/domain/checkout/canonical.ts';

/** SHA-256 of equal facts, whatever the order of their keys. */
export function digest(facts: unknown): Buffer {
  return createHash('sha256').update(canonical(facts)).digest();
}
