import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql, type RowOf } from '#src/store/shared/database/statement.ts';

/** `read` is a view of personal data; `refused` and `failed` changed nothing. */
export type AuditOutcome = 'done' | 'read' | 'refused' | 'failed';

/** What staff did: who, which command, to what, why, and how it ended. */
export type AuditEntry = {
  readonly actor: string;
  readonly command: string;
  /** The reference of what it was done to; never a name, an e-mail address or a number. */
  readonly subject: string;
  readonly reason: string;
  readonly outcome: AuditOutcome;
  readonly details: Readonly<Record<string, unknown>>;
};

/**
 * Adds to the log of what people did by hand, in the transaction of the action: there is none without the other. It is
 * the last statement of that transaction, because the log is written by one at a time.
 */
export async function addAudit(tx: Queryable, entry: AuditEntry): Promise<void> {
  const { actor, command, subject, reason, outcome, details } = entry;
  await tx.query(
    `insert into audit_entry (actor, command, subject, reason, outcome, details) values ($1, $2, $3, $4, $5, $6::jsonb)`,
    [actor, command, subject, reason, outcome, JSON.stringify(details)],
  );
}

const readEntries = sql(
  'read-audit-entries',
  `select id::text as id, at, actor, command, subject, reason, outcome, details from audit_entry
   where $1::text is null or subject = $1 order by id desc limit $2`,
  { narrower: columns<{ details: Readonly<Record<string, unknown>> }>() },
);

export type AuditRow = RowOf<typeof readEntries>;

/** Returns the newest entries first; of one subject when it is named. */
export async function auditEntries(
  on: Queryable,
  { subject, limit }: { readonly subject: string | null; readonly limit: number },
): Promise<readonly AuditRow[]> {
  const { rows } = await on.query(readEntries, [subject, limit]);
  return rows;
}

export type AuditCheck = {
  readonly entries: number;
  /** Ids of entries that are not as they were written, or whose predecessor is gone. */
  readonly broken: readonly string[];
  /** The hash of the last entry, hexadecimal: written down elsewhere, it shows later whether the end was cut off. */
  readonly head: string;
};

/** Entries that do not follow from the one before; `since` is a condition on `e`. */
export const brokenAudit = (since: string): string => `
  select x.id from (
    select e.id, e.day, e.position, e.previous, e.hash, audit_hash(e) as right_hash,
      lag(e.hash) over w as before, lag(e.day) over w as day_before, lag(e.position) over w as position_before
    from audit_entry e where ${since} window w as (order by e.day, e.position)
  ) x
  where x.hash <> x.right_hash
    or x.previous <> coalesce(x.before, x.previous)
    or x.position <> case when x.day = x.day_before then x.position_before + 1 else x.position end
    or x.day_before < x.day and x.position <> 1`;

const checkChain = sql(
  'check-audit-chain',
  `select (select count(*)::int from audit_entry) as entries,
     array(select b.id::text from (${brokenAudit('true')}
       union select f.id from (select id, previous from audit_entry order by day, position limit 1) f where f.previous <> ''::bytea) b order by b.id) as broken,
     (select encode(hash, 'hex') from audit_entry order by day desc, position desc limit 1) as head`,
  { notNull: ['entries', 'broken'] },
);

/** Goes through the whole chain. */
export async function checkAudit(on: Queryable): Promise<AuditCheck> {
  const { rows } = await on.query(checkChain);
  return { entries: rows[0]?.entries ?? 0, broken: rows[0]?.broken ?? [], head: rows[0]?.head ?? '' };
}
