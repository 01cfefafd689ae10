import { tokenHash } from '#src/adapters/keyed-hashes.ts';

/** The stored hash of an operator’s token of 192 random bits. */
export function operatorTokenHash(token: string): Buffer {
  return tokenHash('operator', token);
}
