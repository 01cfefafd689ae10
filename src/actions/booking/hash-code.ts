import { createHash } from 'node:crypto';

/**
 * SHA-256 of a code that `readCode` gave. Codes are looked up by it: how long a search takes says nothing of a code, and
 * who reads the table can use none.
 */
export function hashCode(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}
