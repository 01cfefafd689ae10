import { createHash } from 'node:crypto';

/** What is kept of an operator's token, which is 192 bits of chance. */
export function operatorTokenHash(token: string): Buffer {
  return createHash('sha256').update(`operator\n${token}`).digest();
}
