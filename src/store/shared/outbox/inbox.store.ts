import type { PaymentEvent } from '#src/domain/checkout/payment/payment.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql, statement } from '#src/store/shared/database/statement.ts';

/**
 * `known`: stored before. `idle`: stored, and no action is needed: it is about an attempt that has succeeded, or is
 * frozen, or is of no concern.
 */
export type StoredEvent = 'fresh' | 'known' | 'idle';

const insertEvent = statement(
  'keep-event',
  `insert into inbox (source, event_id, payload, applied_at)
   values ($1, $2, $3::jsonb, (
     select now() from payment_attempt a join payment p on p.id = a.payment_id
     where a.id = $4::uuid and (a.outcome = 'succeeded' or p.frozen_reason is not null)
     union select now() where $5
   ))
   on conflict do nothing returning applied_at is not null as idle`,
);

/**
 * Stores a verified event before it is processed (threat T-46). `attemptId` is the payment attempt that it concerns:
 * what has succeeded stays so, and a further event of it is stored as applied at once, as is one that concerns nothing
 * of ours.
 */
export async function storeEvent(
  on: Queryable,
  source: string,
  event: PaymentEvent,
  attemptId: string | null,
): Promise<StoredEvent> {
  const values = [source, event.eventId, JSON.stringify(event), attemptId, event.kind === 'other'];
  const { rows } = await on.query(insertEvent, values);
  const [row] = rows;
  if (row === undefined) return 'known';
  return row.idle ? 'idle' : 'fresh';
}

/** Stores the id of what is applied in the same transaction; false when it was stored before. */
export async function storeEventId(tx: Queryable, source: string, eventId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into inbox (source, event_id, payload, applied_at) values ($1, $2, '{}'::jsonb, now()) on conflict do nothing`,
    [source, eventId],
  );
  return rowCount === 1;
}

/** Notes that an event was applied. */
export async function markApplied(on: Queryable, source: string, eventId: string): Promise<void> {
  await on.query(applied, [source, eventId]);
}

const applied = statement(
  'event-applied',
  'update inbox set applied_at = coalesce(applied_at, now()) where source = $1 and event_id = $2',
);

const readLeft = sql(
  'read-left-events',
  `select source, payload as event from inbox where applied_at is null and received_at < now() - interval '10 seconds' order by received_at limit $1`,
  { narrower: columns<{ event: PaymentEvent }>() },
);

/** Events that were stored and not applied for ten seconds: the process that took them failed. */
export async function leftEvents(
  on: Queryable,
  limit: number,
): Promise<readonly { readonly source: string; readonly event: PaymentEvent }[]> {
  const { rows } = await on.query(readLeft, [limit]);
  return rows;
}

/** Deletes what was applied more than 30 days ago. */
export async function thinInbox(on: Queryable): Promise<void> {
  await on.query(`delete from inbox where applied_at < now() - interval '30 days'`);
}
