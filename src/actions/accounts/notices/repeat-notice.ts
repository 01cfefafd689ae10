import { noticeEntry } from '#src/actions/accounts/notices/notice-entry.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { addToOutbox } from '#src/store/shared/outbox/outbox.store.ts';

/** Sends the notice of an event again, to anyone who has just verified the email or number that the event gave up. */
export async function repeatNotice(
  { ids }: Pick<Deps, 'ids'>,
  tx: Queryable,
  { host, language }: Pick<Caller, 'host' | 'language'>,
  about: { readonly eventId: string; readonly to: string },
): Promise<void> {
  const { eventId, to } = about;
  await addToOutbox(tx, [
    noticeEntry(eventId, { to, language, host, deduplicationKey: `${eventId}:again:${ids.uuid()}` }),
  ]);
}
