import { noticeEntry } from '#src/actions/accounts/notices/notice-entry.ts';
import type { Caller } from '#src/actions/deps.ts';
import { shownNetwork } from '#src/domain/accounts/network.ts';
import { noticeRecipients } from '#src/domain/accounts/notice-recipients.ts';
import { reachOf, takeUntoldEvents } from '#src/store/accounts/account-events.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { addToOutbox } from '#src/store/shared/outbox/outbox.store.ts';

export type Source = Pick<Caller, 'sessionHash' | 'agent' | 'network' | 'host'>;

/**
 * Notifies the owner of an account of everything that this transaction has recorded about it, in the owner's language.
 * `recipients` lists the recipients where the events themselves do not name them.
 */
export async function notifyOwner(
  tx: Queryable,
  { sessionHash, agent, network, host }: Source,
  accountId: string,
  recipients?: readonly string[],
): Promise<void> {
  const source = { sessionHash, agent, network: shownNetwork(network) };
  const events = await takeUntoldEvents(tx, accountId, source);
  const reach = events.length === 0 ? null : await reachOf(tx, accountId);
  if (reach === null) return;
  const entries = events.flatMap((event) =>
    (recipients ?? noticeRecipients(event, reach)).map((to, index) =>
      noticeEntry(event.id, { to, language: reach.language, host, deduplicationKey: `${event.id}:${index}` }),
    ),
  );
  await addToOutbox(tx, entries);
}
