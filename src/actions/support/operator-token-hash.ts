import { tokenHash } from '#src/adapters/keyed-hashes.ts';

/** What is kept of an operator's token, which is 192 bits of chance. */
export function operatorTokenHash(token: string): Buffer {
  return tokenHash('operator', token);
}
