import { accountEventToken } from '#src/actions/account/account-event-token.ts';
import type { Deps } from '#src/actions/deps.ts';
import { accountEvent, type AccountEvent } from '#src/store/account-events.store.ts';

/** What a security notice says; `token` opens the page that undoes it, null where nothing can be undone. */
export type NoticeFacts = Pick<AccountEvent, 'kind' | 'at' | 'agent' | 'network'> & { readonly token: string | null };

/** What a notice says of an event; null when the event is kept no longer. */
export async function readNotice(deps: Deps, eventId: string): Promise<NoticeFacts | null> {
  const event = await accountEvent(deps.db, eventId);
  if (event === null) return null;
  const { kind, at, agent, network, state } = event;
  return { kind, at, agent, network, token: state === 'open' ? accountEventToken(deps, event.id) : null };
}
