import { voucherMac } from '#src/actions/orders/voucher-mac.ts';
import type { Deps } from '#src/actions/deps.ts';

/** What the link of a security notice carries: the event's id, signed. Anyone who received the notice may undo the event. */
export function accountEventToken({ secrets }: Pick<Deps, 'secrets'>, eventId: string): string {
  const id = Buffer.from(eventId.replaceAll('-', ''), 'hex').toString('base64url');
  const signature = voucherMac(secrets.voucher)(`account event\n${id}`).subarray(0, 16);
  return `${id}.${Buffer.from(signature).toString('base64url')}`;
}
