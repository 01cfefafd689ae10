import { noticeRecipientHash } from '#src/actions/accounts/notices/notice-recipient-hash.ts';
import { noticedEvent } from '#src/actions/accounts/notices/noticed-event.ts';
import { signedNotice } from '#src/actions/accounts/notices/signed-notice.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { AccountEvent } from '#src/store/accounts/account-events.store.ts';

/** What a security notice says; `token` opens the page that undoes it, null where nothing can be undone. */
export type NoticeFacts = Pick<AccountEvent, 'kind' | 'at' | 'agent' | 'network'> & { readonly token: string | null };

/** Returns what a notice reports about an event to one recipient; null when the event is no longer stored. */
export async function readNotice(deps: Deps, eventId: string, recipient: string): Promise<NoticeFacts | null> {
  const link = { event: eventId, recipient: noticeRecipientHash(deps, recipient) };
  const event = await noticedEvent(deps, deps.db, link);
  if (event === null) return null;
  const { kind, at, agent, network, state } = event;
  return { kind, at, agent, network, token: state === 'open' ? signedNotice(deps, link) : null };
}
