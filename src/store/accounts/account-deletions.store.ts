import { undoDays } from '#src/domain/accounts/account-event.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql, type RowOf } from '#src/store/shared/database/statement.ts';

const readDeletion = sql(
  'read-account-deletion',
  `select asked_at as "askedAt", due_at as "dueAt" from account_deletion where account_id = $1 and done_at is null`,
);

/** How long an account that is to be erased can still be restored. */
export type Deletion = RowOf<typeof readDeletion>;

/** The pending deletion request, if there is one that can still be cancelled. */
export async function deletionOf(on: Queryable, accountId: string): Promise<Deletion | null> {
  const { rows } = await on.query(readDeletion, [accountId]);
  return rows[0] ?? null;
}

/** A changed email or number whose former owner can still undo the change: until then the account is not erased. */
const openChangeOf = (
  account: string,
): string => `from account_event e where e.account_id = ${account} and e.undone_at is null
  and e.kind in ('email_changed', 'phone_changed') and e.at > now() - interval '${undoDays} days'`;

/**
 * Stores the request, for so many days and until no change of email or number can be undone any more; false when there
 * was one before, which stays unchanged.
 */
export async function requestDeletion(tx: Queryable, accountId: string, days: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into account_deletion (account_id, due_at)
     select $1, greatest(now() + $2 * interval '1 day', (select max(e.at) + interval '${undoDays} days' ${openChangeOf('$1')}))
     on conflict (account_id) do nothing`,
    [accountId, days],
  );
  return rowCount === 1;
}

/** Cancels the deletion request; false when there was none, or it is done. */
export async function takeBackDeletion(tx: Queryable, accountId: string): Promise<boolean> {
  const { rowCount } = await tx.query('delete from account_deletion where account_id = $1 and done_at is null', [
    accountId,
  ]);
  return rowCount === 1;
}

const readDueDeletions = sql(
  'read-due-account-deletions',
  `select account_id as id from account_deletion d where done_at is null and due_at <= now() and not exists (select ${openChangeOf('d.account_id')})
   order by due_at limit $1`,
);

/** Accounts whose time is over, the longest waiting first. */
export async function dueDeletions(on: Queryable, limit: number): Promise<readonly string[]> {
  const { rows } = await on.query(readDueDeletions, [limit]);
  return rows.map((row) => row.id);
}

/** Locks a due request until the end of the transaction; false when another process has it, or it was withdrawn. */
export async function claimDeletion(tx: Queryable, accountId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from account_deletion d where account_id = $1 and done_at is null and due_at <= now()
       and not exists (select ${openChangeOf('d.account_id')}) for update skip locked`,
    [accountId],
  );
  return rowCount === 1;
}

/** Looks again a day later: something is still open. */
export async function putOffDeletion(tx: Queryable, accountId: string): Promise<void> {
  await tx.query(`update account_deletion set due_at = now() + interval '1 day' where account_id = $1`, [accountId]);
}

/** Marks a deletion as done. */
export async function finishDeletion(tx: Queryable, accountId: string): Promise<void> {
  await tx.query('update account_deletion set done_at = now() where account_id = $1', [accountId]);
}
