import type { PaymentEvent } from '#src/domain/payment.ts';
import { statement, type Queryable } from '#src/store/db.ts';

/** `known`: kept before. `late`: of an attempt that has succeeded, or is frozen: kept, and nothing is left to be done. */
export type KeptEvent = 'fresh' | 'known' | 'late';

const keep = statement(
  'keep-event',
  `insert into inbox (source, event_id, payload, applied_at)
   values ($1, $2, $3::jsonb, (
     select now() from payment_attempt a join payment p on p.id = a.payment_id
     where a.id = $4::uuid and (a.outcome = 'succeeded' or p.frozen_reason is not null)
   ))
   on conflict do nothing returning applied_at is not null as late`,
);

/**
 * Keeps a verified event before anything is done about it (threat T-46). `attemptId` is whose payment it speaks of: what has
 * succeeded stays so, and a further event of it is kept as applied at once.
 */
export async function keepEvent(
  on: Queryable,
  source: string,
  event: PaymentEvent,
  attemptId: string | null,
): Promise<KeptEvent> {
  const { rows } = await on.query<{ late: boolean }>(keep, [source, event.eventId, JSON.stringify(event), attemptId]);
  const [row] = rows;
  if (row === undefined) return 'known';
  return row.late ? 'late' : 'fresh';
}

/** Keeps the id of what is applied in the same transaction; false when it was kept before. */
export async function keepNote(tx: Queryable, source: string, eventId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into inbox (source, event_id, payload, applied_at) values ($1, $2, '{}'::jsonb, now()) on conflict do nothing`,
    [source, eventId],
  );
  return rowCount === 1;
}

/** Notes that an event was applied. */
export async function markApplied(on: Queryable, source: string, eventId: string): Promise<void> {
  await on.query('update inbox set applied_at = coalesce(applied_at, now()) where source = $1 and event_id = $2', [
    source,
    eventId,
  ]);
}

/** Events that were kept and not applied for ten seconds: whoever took them did not come through. */
export async function leftEvents(
  on: Queryable,
  limit: number,
): Promise<readonly { readonly source: string; readonly event: PaymentEvent }[]> {
  const { rows } = await on.query<{ source: string; event: PaymentEvent }>(
    `select source, payload as event from inbox where applied_at is null and received_at < now() - interval '10 seconds' order by received_at limit $1`,
    [limit],
  );
  return rows;
}

/** Deletes what was applied more than 30 days ago. */
export async function thinInbox(on: Queryable): Promise<void> {
  await on.query(`delete from inbox where applied_at < now() - interval '30 days'`);
}
