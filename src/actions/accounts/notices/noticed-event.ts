import { noticeRecipientHash } from '#src/actions/accounts/notices/notice-recipient-hash.ts';
import { isSignedUnderAny } from '#src/actions/shared/signatures/is-signed-under-any.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { NoticeLink } from '#src/domain/accounts/account-event.ts';
import { accountEvent, revertedFactors, type AccountEvent } from '#src/store/accounts/account-events.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';

/**
 * The event of a notice as its recipient may treat it: one whose address or number came in by a change that was
 * reverted can undo nothing. Null when there is no such event, or it is no longer stored.
 */
export async function noticedEvent(
  { secrets }: Pick<Deps, 'secrets'>,
  on: Queryable,
  { event: id, recipient }: NoticeLink,
): Promise<AccountEvent | null> {
  const event = await accountEvent(on, id);
  if (event === null || event.state !== 'open') return event;
  const reverted = await revertedFactors(on, event.accountId);
  const isReverted = reverted.some((one) =>
    isSignedUnderAny({ secrets }, recipient, (keyed) => noticeRecipientHash(keyed, one)),
  );
  return isReverted ? { ...event, state: 'over' } : event;
}
