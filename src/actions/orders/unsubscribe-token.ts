import { voucherMac } from '#src/actions/orders/voucher-mac.ts';
import type { Deps } from '#src/actions/deps.ts';

/** By which whoever got a mail may end such mails without signing in: the address's keyed hash, signed. */
export function unsubscribeToken({ secrets }: Pick<Deps, 'secrets'>, addressHash: Buffer): string {
  const hash = addressHash.toString('base64url');
  const signature = voucherMac(secrets.voucher)(`unsubscribe\n${hash}`).subarray(0, 16);
  return `${hash}.${Buffer.from(signature).toString('base64url')}`;
}
