import type { Deps } from '#src/actions/deps.ts';
import type { Done } from '#src/actions/staff/on-record.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { setBlocked } from '#src/store/operations/operations.store.ts';

/**
 * Blocks an account from signing in and ends its sessions at once, or unblocks it. What it has bought stays good.
 */
export async function blockAccount(
  deps: Deps,
  { accountId, blocked }: { readonly accountId: string; readonly blocked: boolean },
): Promise<Result<Done, 'already_so'>> {
  return deps.db.transaction(
    async (tx): Promise<Result<Done, 'already_so'>> =>
      (await setBlocked(tx, accountId, blocked)) ? ok({ account: accountId, blocked }) : fail('already_so'),
    { cause: blocked ? 'account blocked' : 'account unblocked' },
  );
}
