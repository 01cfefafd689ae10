import type { Deps } from '#src/actions/deps.ts';
import { keyedHash } from '#src/adapters/keyed-hashes.ts';

/** Lets the recipient of an email unsubscribe without signing in: the address's keyed hash, signed. */
export function unsubscribeToken({ secrets }: Pick<Deps, 'secrets'>, addressHash: Buffer): string {
  const hash = addressHash.toString('base64url');
  const signature = keyedHash('unsubscribe', secrets.voucher, hash).subarray(0, 16);
  return `${hash}.${signature.toString('base64url')}`;
}
