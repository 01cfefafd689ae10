import type { Deps } from '#src/actions/deps.ts';
import { keyedHash } from '#src/adapters/keyed-hashes.ts';

/** What the link of a security notice carries: the event's id, signed. Anyone who received the notice may undo the event. */
export function accountEventToken({ secrets }: Pick<Deps, 'secrets'>, eventId: string): string {
  const id = Buffer.from(eventId.replaceAll('-', ''), 'hex').toString('base64url');
  const signature = keyedHash('account_event', secrets.voucher, id).subarray(0, 16);
  return `${id}.${signature.toString('base64url')}`;
}
