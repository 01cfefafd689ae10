import { createHash } from 'node:crypto';

/** SHA-256 of facts that are written out already (`canonical`). */
export function textDigest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
