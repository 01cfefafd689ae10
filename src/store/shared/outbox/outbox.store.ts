import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, statement, type RowOf } from '#src/store/shared/database/statement.ts';

/** A message to handle after a transaction: `deduplicationKey` is unique in its topic, and rows of one `aggregate` are handled in order. */
export type OutboxEntry = {
  readonly topic: string;
  readonly deduplicationKey: string;
  readonly aggregate: string;
  readonly payload: object;
  /** When it is due (ISO 8601 in UTC); by default immediately. */
  readonly availableAt?: string;
};

/** The notification channel for new rows; only a hint, since workers poll too. */
export const outboxChannel = 'outbox';

const insertRow = statement(
  'insert-outbox',
  `with put as (
     insert into outbox (topic, dedupe, aggregate, payload, available_at)
     select o.topic, o."deduplicationKey", o.aggregate, o.payload, coalesce(o."availableAt", now())
     from jsonb_to_recordset($1::jsonb) as o (topic text, "deduplicationKey" text, aggregate text, payload jsonb, "availableAt" timestamptz)
     on conflict (topic, dedupe) do nothing
     returning id
   )
   select pg_notify('${outboxChannel}', '') from put limit 1`,
);

/** Writes rows in the transaction of the change that causes them; an existing row is not changed. */
export async function addToOutbox(tx: Queryable, entries: readonly OutboxEntry[]): Promise<void> {
  if (entries.length > 0) await tx.query(insertRow, [JSON.stringify(entries)]);
}

const claimRows = statement(
  'claim-outbox',
  `update outbox o set attempts = attempts + 1, available_at = now() + $3 * interval '1 second'
   where o.id in (
     select w.id from outbox w
     where w.done_at is null and w.dead_at is null and w.available_at <= now() and w.topic = any($1::text[])
       and not exists (
         select from outbox e
         where e.aggregate = w.aggregate and e.id < w.id and e.done_at is null and e.dead_at is null
       )
     order by w.available_at, w.id
     limit $2 for update skip locked
   )
   returning o.id::text as id, o.topic, o.dedupe as "deduplicationKey", o.aggregate, o.payload, o.attempts`,
  { narrower: columns<{ payload: object }>() },
);

export type OutboxRow = RowOf<typeof claimRows>;

/**
 * Leases due rows of these topics; several workers share them. A row waits for older ones of its aggregate. A worker that
 * crashes leaves its rows to others after `leaseSeconds`: delivery is at least once.
 */
export async function leaseOutbox(
  on: Queryable,
  topics: readonly string[],
  limit: number,
  leaseSeconds: number,
): Promise<readonly OutboxRow[]> {
  const { rows } = await on.query(claimRows, [topics, limit, leaseSeconds]);
  return rows;
}

/** Marks a row's work as done. */
export async function finishOutbox(on: Queryable, id: string): Promise<void> {
  await on.query(finished, [id]);
}

const finished = statement('finish-outbox', 'update outbox set done_at = now(), last_error = null where id = $1');

/** Marks a row's work as failed: it runs again in `afterSeconds`, or never again when it is null (a dead letter). */
export async function failOutbox(on: Queryable, id: string, error: string, afterSeconds: number | null): Promise<void> {
  await on.query(
    `update outbox set last_error = $2, available_at = now() + coalesce($3::float8, 0) * interval '1 second',
       dead_at = case when $3::float8 is null then now() end
     where id = $1`,
    [id, error.slice(0, 500), afterSeconds],
  );
}

/** Requeues dead letters, once their cause is gone; returns how many. */
export async function retryDeadMessages(on: Queryable): Promise<number> {
  const { rowCount } = await on.query(
    'update outbox set dead_at = null, attempts = 0, available_at = now() where dead_at is not null',
  );
  return rowCount;
}

/** Deletes what was done more than 30 days ago. */
export async function thinOutbox(on: Queryable): Promise<void> {
  await on.query(`delete from outbox where done_at < now() - interval '30 days'`);
}
