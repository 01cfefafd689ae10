import { tokenHash } from '#src/adapters/keyed-hashes.ts';

/** What is kept of a scanner's token, which is 192 bits of chance. */
export function scannerTokenHash(token: string): Buffer {
  return tokenHash('scanner', token);
}
