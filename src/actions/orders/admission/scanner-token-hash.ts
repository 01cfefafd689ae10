import { tokenHash } from '#src/adapters/keyed-hashes.ts';

/** The stored hash of a scanner’s token of 192 random bits. */
export function scannerTokenHash(token: string): Buffer {
  return tokenHash('scanner', token);
}
