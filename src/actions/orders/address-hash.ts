import { createHmac } from 'node:crypto';

import type { Deps } from '#src/actions/deps.ts';

/** By which a mail address is known where it need not be read: a keyed hash (D-13). Capital letters make no difference. */
export function addressHash({ secrets }: Pick<Deps, 'secrets'>, address: string): Buffer {
  return createHmac('sha256', secrets.voucher).update(`mail address\n${address.trim().toLowerCase()}`).digest();
}
