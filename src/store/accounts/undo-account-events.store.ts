import type { UndoableEvent } from '#src/store/accounts/account-events.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { revokeSessions } from '#src/store/accounts/sessions.store.ts';

/** Locks a member against everything else that reads or writes it; false when there is none. */
export async function lockMember(tx: Queryable, accountId: string): Promise<boolean> {
  const { rowCount } = await tx.query(`select from account where id = $1 and kind = 'member' for update`, [accountId]);
  return rowCount === 1;
}

/**
 * Puts back what the events changed, given in the order in which they happened: of a factor that was changed more than once
 * the oldest value. Ends every session of the account.
 */
export async function undoEvents(tx: Queryable, accountId: string, events: readonly UndoableEvent[]): Promise<void> {
  // A restored value is no new change.
  await tx.query(`select set_config('app.undoing', 'on', true)`);
  // Of two-step sign-in the oldest alone: on its way there it is neither turned off nor on.
  const oldest = events.find(isSetting);
  for (const event of events.toReversed())
    if (!isSetting(event) || event === oldest) await undoOne(tx, accountId, event);
  await tx.query(`select set_config('app.undoing', 'off', true)`);
  await revokeSessions(tx, accountId);
  // Codes that were requested with those sessions.
  await tx.query(`update sign_in_code set state = 'replaced' where device = 'account:' || $1 and state = 'issued'`, [
    accountId,
  ]);
}

function isSetting({ kind }: UndoableEvent): boolean {
  return kind === 'second_factor_on' || kind === 'second_factor_off';
}

async function undoOne(tx: Queryable, accountId: string, { kind, undo }: UndoableEvent): Promise<void> {
  const step = steps[kind];
  if (step !== undefined) await tx.query(step, [accountId, JSON.stringify(undo)]);
}

/** One statement for each kind that leaves something behind; $1 the account, $2 what its event stores. */
const steps: Partial<Record<UndoableEvent['kind'], string>> = {
  email_changed: `update account set email = $2::jsonb ->> 'email', email_proved_at = ($2::jsonb ->> 'provedAt')::timestamptz where id = $1`,
  phone_changed: `update account set phone = $2::jsonb ->> 'phone' where id = $1`,
  passkey_added: `delete from passkey where account_id = $1 and id = $2::jsonb ->> 'id'`,
  passkey_removed: `insert into passkey select r.* from jsonb_populate_record(null::passkey, $2::jsonb) r where r.account_id = $1
    on conflict (id) do nothing`,
  google_added: `delete from account_identity where account_id = $1 and issuer = $2::jsonb ->> 'issuer' and subject = $2::jsonb ->> 'subject'`,
  google_removed: `insert into account_identity select r.* from jsonb_populate_record(null::account_identity, $2::jsonb) r
    where r.account_id = $1 on conflict do nothing`,
  second_factor_on: `update account set second_factor = false where id = $1 and $2::jsonb is not null`,
  second_factor_off: `update account set second_factor = true where id = $1 and $2::jsonb is not null`,
  data_exported: `delete from data_export where account_id = $1 and id = ($2::jsonb ->> 'export')::uuid`,
  closing: `delete from account_deletion where account_id = $1 and done_at is null and $2::jsonb is not null`,
};
