import { callingMember, type Member } from '#src/actions/accounts/sessions/calling-member.ts';
import { isRecentlyProved } from '#src/actions/accounts/sessions/is-recently-proved.ts';
import { notifyOwner } from '#src/actions/accounts/notices/notify-owner.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, type Result } from '#src/domain/failure.ts';
import { lockWays, type Ways } from '#src/store/accounts/account-ways.store.ts';
import type { Queryable, TransactionSettings } from '#src/store/shared/database/db.ts';
import { revokeOtherSessions } from '#src/store/accounts/sessions.store.ts';

type Change<Value> = (tx: Queryable, member: Member & { readonly ways: Ways }) => Promise<Result<Value>>;

/**
 * The one way in which a member changes a factor, exports data or closes the account: with the account locked, the proof
 * must be fresh and the session open (it may have been ended while this waited for the lock), and the owner is notified in
 * the same transaction. `endsOthers`: the account's other sessions end with it.
 */
export function changeAccount<Value>(
  deps: Deps,
  caller: Caller,
  about: TransactionSettings & { readonly endsOthers: boolean },
  change: Change<Value>,
): Promise<Result<Value>> {
  const { endsOthers, ...settings } = about;
  return deps.db.transaction(async (tx): Promise<Result<Value>> => {
    const member = callingMember(caller);
    if (!member.ok) return member;
    const { id, sessionHash } = member.value;
    const ways = await lockWays(tx, id);
    if (ways === null) return fail('sign_in_required');
    if (!(await isRecentlyProved({ db: tx }, caller))) return fail('confirm_first');
    const changed = await change(tx, { ...member.value, ways });
    if (!changed.ok) return changed;
    await notifyOwner(tx, caller, id);
    if (endsOthers) await revokeOtherSessions(tx, id, sessionHash);
    return changed;
  }, settings);
}
