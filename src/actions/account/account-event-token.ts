import { noticeRecipientHash } from '#src/actions/account/notice-recipient-hash.ts';
import type { Deps } from '#src/actions/deps.ts';
import { keyedHash } from '#src/adapters/keyed-hashes.ts';

/**
 * What the link of a security notice carries: the event's id and whom the notice went to, signed. It undoes the event for
 * anyone who received it, as long as that address or number counts (decision 0063).
 */
export function accountEventToken(deps: Pick<Deps, 'secrets'>, eventId: string, recipient: string): string {
  return signedNotice(deps, eventId, noticeRecipientHash(deps, recipient));
}

/** The token with a recipient that is hashed already. */
export function signedNotice({ secrets }: Pick<Deps, 'secrets'>, eventId: string, recipientHash: string): string {
  const [id, recipient] = [eventId.replaceAll('-', ''), recipientHash].map((hex) =>
    Buffer.from(hex, 'hex').toString('base64url'),
  );
  const signature = keyedHash('account_event', secrets.voucher, `${id}.${recipient}`).subarray(0, 16);
  return `${id}.${recipient}.${signature.toString('base64url')}`;
}
