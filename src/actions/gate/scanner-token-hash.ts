import { createHash } from 'node:crypto';

/** What is kept of a scanner's token, which is 192 bits of chance. */
export function scannerTokenHash(token: string): Buffer {
  return createHash('sha256').update(`scanner\n${token}`).digest();
}
