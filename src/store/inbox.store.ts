import type { PaymentEvent } from '#src/domain/payment.ts';
import type { Queryable } from '#src/store/db.ts';

/** Keeps a verified event before anything is done about it; false when it was kept before (threat T-46). */
export async function keepEvent(on: Queryable, source: string, event: PaymentEvent): Promise<boolean> {
  const { rowCount } = await on.query(
    'insert into inbox (source, event_id, payload) values ($1, $2, $3::jsonb) on conflict do nothing',
    [source, event.eventId, JSON.stringify(event)],
  );
  return rowCount === 1;
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
