import { voucherMac } from '#src/actions/orders/voucher-mac.ts';
import type { Deps } from '#src/actions/deps.ts';

/** What opens a copy of somebody's data, as long as the copy is there: a signature of its id. */
export function exportKey({ secrets }: Pick<Deps, 'secrets'>, id: string): string {
  const signature = voucherMac(secrets.voucher)(`data export\n${id}`).subarray(0, 24);
  return Buffer.from(signature).toString('base64url');
}
