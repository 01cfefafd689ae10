import { eventOfNotice, type NoticeReference } from '#src/actions/accounts/notices/event-of-notice.ts';
import { noticedEvent } from '#src/actions/accounts/notices/noticed-event.ts';
import { notifyOwner, type Source } from '#src/actions/accounts/notices/notify-owner.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import {
  accountEvent,
  closeEvents,
  eventsToUndo,
  insertAccountEvent,
  reachOf,
  type Reach,
} from '#src/store/accounts/account-events.store.ts';
import { lockMember, undoEvents } from '#src/store/accounts/undo-account-events.store.ts';

/**
 * Undoes what a security notice reported, and everything that changed on the account since; ends all sessions and
 * notifies both the restored and the replaced addresses. Undoing an earlier change wins over a later one, whichever
 * comes first.
 */
export async function undoAccountEvent(
  deps: Deps,
  caller: Source & Pick<Caller, 'passes'>,
  requested: NoticeReference,
): Promise<Result<{ readonly undone: true }>> {
  const link = eventOfNotice(deps, caller, requested);
  if (link === null) return fail('not_found');
  return deps.db.transaction(
    async (tx): Promise<Result<{ readonly undone: true }>> => {
      const found = await accountEvent(tx, link.event);
      if (found === null || !(await lockMember(tx, found.accountId))) return fail('not_found');
      // Read under the lock, so that it cannot change concurrently.
      const event = await noticedEvent(deps, tx, link);
      if (event === null || event.state === 'over') return fail('undo_over');
      if (event.state === 'undone') return ok({ undone: true });
      const { accountId } = event;
      const before = await reachOf(tx, accountId);
      const events = await eventsToUndo(tx, event.id);
      await undoEvents(tx, accountId, events);
      await closeEvents(
        tx,
        events.map((one) => one.id),
      );
      await insertAccountEvent(tx, accountId, { kind: 'undone' });
      await notifyOwner(
        tx,
        { ...caller, sessionHash: null },
        accountId,
        bothSides(before, await reachOf(tx, accountId)),
      );
      return ok({ undone: true });
    },
    { cause: 'account change undone' },
  );
}

/** Of a factor that differs both values, else the one by which the owner is reached. */
function bothSides(before: Reach | null, after: Reach | null): readonly string[] {
  const emails = new Set([before?.email, after?.email]);
  const phones = new Set([before?.phone, after?.phone]);
  const changed = [...(emails.size > 1 ? emails : []), ...(phones.size > 1 ? phones : [])];
  const notified = changed.length > 0 ? changed : [after?.email ?? after?.phone];
  return notified.filter((one) => one !== null && one !== undefined);
}
