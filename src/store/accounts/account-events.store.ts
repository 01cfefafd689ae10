import { undoDays, type AccountEventKind, type UndoState } from '#src/domain/accounts/account-event.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql, type RowOf } from '#src/store/shared/database/statement.ts';

/** Who did it: the session, and what its owner sees of browser and network. */
export type EventSource = { readonly sessionHash: string | null; readonly agent: string; readonly network: string };

/** Writes an event that no change of a factor records by itself. */
export async function insertAccountEvent(
  tx: Queryable,
  accountId: string,
  about: { readonly kind: AccountEventKind; readonly undo?: Readonly<Record<string, string>> },
): Promise<void> {
  await tx.query('insert into account_event (account_id, kind, undo) values ($1, $2, $3)', [
    accountId,
    about.kind,
    JSON.stringify(about.undo ?? {}),
  ]);
}

/** Writes that a member signed in on a new device; false for an account that this transaction has made. */
export async function insertDeviceEvent(tx: Queryable, accountId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into account_event (account_id, kind)
     select id, 'new_device' from account where id = $1 and kind = 'member' and created_at <> now()`,
    [accountId],
  );
  return rowCount === 1;
}

const takeUntold = sql(
  'take-untold-account-events',
  `update account_event set told_at = now(), agent = $2, network = $3,
     session_id = (select s.id from session s where s.token_hash = $4)
   where account_id = $1 and tx = pg_current_xact_id() and told_at is null
   returning id, kind, former, became, nth`,
);

/**
 * An event whose owner was not notified yet; `former` and `became` are the verified email or the phone number before
 * and after.
 */
export type UntoldEvent = RowOf<typeof takeUntold>;

/** Takes the events of an account that this transaction wrote, and notes who caused them; each is given once. */
export async function takeUntoldEvents(
  tx: Queryable,
  accountId: string,
  { sessionHash, agent, network }: EventSource,
): Promise<readonly UntoldEvent[]> {
  const { rows } = await tx.query(takeUntold, [
    accountId,
    agent,
    network,
    sessionHash === null ? null : Buffer.from(sessionHash, 'hex'),
  ]);
  return rows.toSorted((one, other) => Number(one.nth - other.nth));
}

const readReach = sql(
  'read-account-reach',
  `select case when email_proved_at is not null then email end as email, phone, language
   from account where id = $1 and kind = 'member'`,
);

/** How the owner of an account is reached: a verified email, a phone number, a language. */
export type Reach = RowOf<typeof readReach>;

/** Returns how the owner of an account is reached; null when there is no such member. */
export async function reachOf(on: Queryable, accountId: string): Promise<Reach | null> {
  const { rows } = await on.query(readReach, [accountId]);
  return rows[0] ?? null;
}

const readEvent = sql(
  'read-account-event',
  `select e.id, e.account_id as "accountId", e.kind, e.at, e.agent, e.network,
     case when e.undone_at is not null then 'undone'
          when e.kind in ('undone', 'second_factor_on') or account_event_stands(e) or e.at <= now() - interval '${undoDays} days' or a.erased_at is not null then 'over'
          else 'open' end as state
   from account_event e join account a on a.id = e.account_id where e.id = $1`,
  { narrower: columns<{ state: UndoState }>() },
);

/** What a notice says of an event, and whether it can be undone. */
export type AccountEvent = RowOf<typeof readEvent>;

/**
 * Returns an event by its id; null when there is none, or it is no longer stored. Turning two-step sign-in on cannot be
 * undone from a mailbox: it is what protects an account whose mailbox others read.
 */
export async function accountEvent(on: Queryable, id: string): Promise<AccountEvent | null> {
  const { rows } = await on.query(readEvent, [id]);
  return rows[0] ?? null;
}

const readEventsToUndo = sql(
  'read-account-events-to-undo',
  `select e.id, e.kind, e.former, e.became, e.undo from account_event e join account_event x on x.account_id = e.account_id
   where x.id = $1 and e.undone_at is null and e.kind <> 'undone' and e.at > now() - interval '${undoDays} days'
     and not account_event_stands(e) and case
       when e.id = x.id then true
       when x.kind in ('new_device', 'data_exported', 'closing') and e.session_id is distinct from x.session_id then false
       else e.nth >= x.nth or e.session_id = x.session_id and e.kind in ('passkey_added', 'google_added')
     end
   order by e.nth`,
  { narrower: columns<{ undo: Readonly<Record<string, unknown>> }>() },
);

/** An event that is being undone, with what is needed for it. */
export type UndoableEvent = RowOf<typeof readEventsToUndo>;

/**
 * Returns the events that undoing one reverts, in the order in which they happened: itself, everything later, and the
 * passkeys and identities that the same session added before. Of an event that changed no factor the later ones are
 * those of the same session alone: an old notice of a new device gives no control over what the owner has changed
 * since. What would put back a reverted value or weaken two-step sign-in is left out (`account_event_stands`).
 */
export async function eventsToUndo(tx: Queryable, id: string): Promise<readonly UndoableEvent[]> {
  const { rows } = await tx.query(readEventsToUndo, [id]);
  return rows;
}

const readRevertedFactors = sql(
  'read-reverted-factors',
  `select distinct became from account_event where account_id = $1 and account_factor_reversed(account_id, kind, became)`,
  { notNull: ['became'] },
);

/**
 * Returns the emails and numbers of an account whose change was reverted: links that went there undo nothing any more.
 */
export async function revertedFactors(on: Queryable, accountId: string): Promise<readonly string[]> {
  const { rows } = await on.query(readRevertedFactors, [accountId]);
  return rows.map(({ became }) => became);
}

/** Closes events: they were undone. */
export async function closeEvents(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.query('update account_event set undone_at = clock_timestamp() where id = any($1::uuid[])', [ids]);
}

const readReservation = sql('read-factor-reservation', 'select factor_reservation($1, $2::uuid) as event');

/**
 * Returns the change by which another account released this email or number and can still reclaim it; null when it is
 * free. Locks the factor until the transaction ends, so that no account releases or takes it meanwhile.
 */
export async function reservation(tx: Queryable, factor: string, accountId: string | null): Promise<string | null> {
  await tx.query('select factor_lock($1)', [factor]);
  const { rows } = await tx.query(readReservation, [factor, accountId]);
  return rows[0]?.event ?? null;
}
