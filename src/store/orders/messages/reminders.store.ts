import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql } from '#src/store/shared/database/statement.ts';

export type DueReminder = { readonly bookingId: string; readonly orderId: string };

const dueRemindersSql = sql(
  'due-reminders',
  `select b.id as "bookingId", b.order_id as "orderId" from booking b
     cross join lateral (select b.snapshot -> 'visit' ->> 'timeZone' as zone) v
     where b.state = 'confirmed' and (b.product_id is not null or b.vertical is not null) and b.starts_at > now() and b.starts_at < now() + interval '48 hours'
       and b.created_at < now() - interval '6 hours'
       and (now() at time zone v.zone)::date = (b.starts_at at time zone v.zone)::date - 1
       and (now() at time zone v.zone)::time >= '09:00'
       and not exists (select from outbox o where o.topic = 'mail.reminder' and o.dedupe = b.id::text)
     order by b.starts_at limit $1`,
);

/**
 * Returns bookings whose visit is tomorrow by the clock of the place, where it is nine in the morning or later, and for
 * which no reminder was sent yet. Recent buyers need none.
 */
export async function dueReminders(on: Queryable, limit: number): Promise<readonly DueReminder[]> {
  const { rows } = await on.query(dueRemindersSql, [limit]);
  return rows;
}

const orderOfUpcomingSql = sql(
  'order-of-upcoming',
  `select order_id as "orderId" from booking where id = $1 and state = 'confirmed' and starts_at > now()`,
);

/** Returns the order of a booking that is still to take place; null when it was cancelled, used or has begun. */
export async function orderOfUpcoming(on: Queryable, bookingId: string): Promise<string | null> {
  const { rows } = await on.query(orderOfUpcomingSql, [bookingId]);
  return rows[0]?.orderId ?? null;
}
