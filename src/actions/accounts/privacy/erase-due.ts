import { personOf } from '#src/actions/accounts/privacy/person-of.ts';
import type { Deps } from '#src/actions/deps.ts';
import {
  claimDeletion,
  dueDeletions,
  finishDeletion,
  putOffDeletion,
} from '#src/store/accounts/account-deletions.store.ts';
import { deleteOldExports } from '#src/store/accounts/privacy/data-exports.store.ts';
import { eraseAll, openMatters } from '#src/store/accounts/privacy/personal-data.store.ts';

const batchSize = 20;

/**
 * Erases the accounts whose time is over, each in a separate transaction, and copies of data that ran out. An account
 * that has bought something meanwhile waits a day and is checked again. Returns how many were erased.
 */
export async function eraseDue(deps: Deps): Promise<number> {
  await deleteOldExports(deps.db);
  let erased = 0;
  for (const accountId of await dueDeletions(deps.db, batchSize)) if (await erase(deps, accountId)) erased += 1;
  return erased;
}

function erase(deps: Deps, accountId: string): Promise<boolean> {
  return deps.db.transaction(
    async (tx) => {
      // The account cannot buy or change meanwhile: an order needs its row, and so does a change.
      await tx.query('select from account where id = $1 for update', [accountId]);
      if (!(await claimDeletion(tx, accountId))) return false;
      const { visits, refunds, disputes, gifts } = await openMatters(tx, accountId);
      if (visits + refunds + disputes + gifts > 0) {
        await putOffDeletion(tx, accountId);
        return false;
      }
      await eraseAll(tx, await personOf(deps, tx, accountId));
      await finishDeletion(tx, accountId);
      deps.log.info({ account: accountId }, 'an account was deleted');
      return true;
    },
    { cause: 'account erased' },
  );
}
