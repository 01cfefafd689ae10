import { repeatNotice } from '#src/actions/accounts/notices/repeat-notice.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { accountOfFactor } from '#src/store/accounts/account-ways.store.ts';
import { reservation } from '#src/store/accounts/account-events.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';

/**
 * Whether a person who has just verified an email or number may sign in with it. One that an account gave up in the last
 * seven days opens no new, empty account: its owner gets the notice again, whose link undoes the change.
 */
export async function isFactorFree(deps: Deps, tx: Queryable, caller: Caller, factor: string): Promise<Result<null>> {
  if ((await accountOfFactor(tx, factor)) !== null) return ok(null);
  const reserved = await reservation(tx, factor, null);
  if (reserved === null) return ok(null);
  await repeatNotice(deps, tx, caller, { eventId: reserved, to: factor });
  return fail('factor_reserved');
}
