import type { Deps } from '#src/actions/deps.ts';
import { keyedHash } from '#src/adapters/keyed-hashes.ts';

/** The keyed hash over what a form may do, and over whose page it is. */
export function formActionSignature({ secrets }: Pick<Deps, 'secrets'>, accountId: string, text: string): Buffer {
  return keyedHash('order_form', secrets.voucher, `${accountId}\n${text}`).subarray(0, 16);
}
