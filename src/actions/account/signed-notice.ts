import type { Deps } from '#src/actions/deps.ts';
import { keyedHash } from '#src/adapters/keyed-hashes.ts';

/** Returns the token of a security notice whose recipient is hashed already. */
export function signedNotice({ secrets }: Pick<Deps, 'secrets'>, eventId: string, recipientHash: string): string {
  const [id, recipient] = [eventId.replaceAll('-', ''), recipientHash].map((hex) =>
    Buffer.from(hex, 'hex').toString('base64url'),
  );
  const signature = keyedHash('account_event', secrets.voucher, `${id}.${recipient}`).subarray(0, 16);
  return `${id}.${recipient}.${signature.toString('base64url')}`;
}
