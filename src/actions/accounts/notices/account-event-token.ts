import { noticeRecipientHash } from '#src/actions/accounts/notices/notice-recipient-hash.ts';
import { signedNotice } from '#src/actions/accounts/notices/signed-notice.ts';
import type { Deps } from '#src/actions/deps.ts';

/**
 * Returns the token in the link of a security notice: the event's id and the notice's recipient, signed. It undoes the
 * event for anyone who received it, as long as that address or number counts (decision 0063).
 */
export function accountEventToken(deps: Pick<Deps, 'secrets'>, eventId: string, recipient: string): string {
  return signedNotice(deps, { event: eventId, recipient: noticeRecipientHash(deps, recipient) });
}
