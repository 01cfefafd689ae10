import { noticeRecipientHash } from '#src/actions/accounts/notices/notice-recipient-hash.ts';
import { signedNotice } from '#src/actions/accounts/notices/signed-notice.ts';
import type { Deps } from '#src/actions/deps.ts';

/**
 * What the link of a security notice carries: the event's id and whom the notice went to, signed. It undoes the event for
 * anyone who received it, as long as that address or number counts (decision 0063).
 */
export function accountEventToken(deps: Pick<Deps, 'secrets'>, eventId: string, recipient: string): string {
  return signedNotice(deps, { event: eventId, recipient: noticeRecipientHash(deps, recipient) });
}
