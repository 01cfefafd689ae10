import type { Deps } from '#src/actions/deps.ts';
import { keyedHash } from '#src/adapters/keyed-hashes.ts';

/** By which a mail address is known where it need not be read: a keyed hash (D-13). Capital letters make no difference. */
export function addressHash({ secrets }: Pick<Deps, 'secrets'>, address: string): Buffer {
  return keyedHash('mail_address', secrets.voucher, address.trim().toLowerCase());
}
