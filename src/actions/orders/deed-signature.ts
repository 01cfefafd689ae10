import { voucherMac } from '#src/actions/orders/voucher-mac.ts';
import type { Deps } from '#src/actions/deps.ts';

/** The keyed hash over what a form may do, and over whose page it is. */
export function deedSignature({ secrets }: Pick<Deps, 'secrets'>, accountId: string, text: string): Buffer {
  return Buffer.from(voucherMac(secrets.voucher)(`order deed\n${accountId}\n${text}`).subarray(0, 16));
}
