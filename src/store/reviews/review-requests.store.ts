import type { Market } from '#src/domain/site/hosts.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql } from '#src/store/shared/database/statement.ts';

export type DueRequest = { readonly bookingId: string; readonly orderId: string };

const visited = `b.product_id is not null and (b.state = 'redeemed' or b.state in ('confirmed', 'unused') and b.ends_at < now())
  and not exists (select from review r where r.booking_id = b.id)`;

const dueReviewRequestsSql = sql(
  'due-review-requests',
  `select b.id as "bookingId", b.order_id as "orderId" from booking b
     cross join lateral (select b.snapshot -> 'visit' ->> 'timeZone' as zone) v
     where ${visited} and b.ends_at < now() and b.ends_at > now() - interval '72 hours'
       and (now() at time zone v.zone)::date - (b.ends_at at time zone v.zone)::date between 1 and 2
       and (now() at time zone v.zone)::time >= '10:00'
       and not exists (select from outbox o where o.topic = 'mail.review' and o.dedupe = b.id::text)
     order by b.ends_at limit $1`,
);

/**
 * Returns bookings whose visit ended yesterday or the day before by the clock of the place, where it is ten in the
 * morning or later, and for which no review was requested yet.
 */
export async function dueReviewRequests(on: Queryable, limit: number): Promise<readonly DueRequest[]> {
  const { rows } = await on.query(dueReviewRequestsSql, [limit]);
  return rows;
}

export type UnreviewedOrder = {
  readonly orderId: string;
  /** As it was typed; null where none was. */
  readonly phone: string | null;
  readonly market: Market;
};

const orderOfUnreviewedSql = sql(
  'order-of-unreviewed',
  `select b.order_id as "orderId", o.contact ->> 'phone' as phone, o.market from booking b
     join orders o on o.id = b.order_id where b.id = $1 and ${visited}`,
);

/** Returns the order of a booking whose visit waits for a review; null when it has one, or was called off. */
export async function orderOfUnreviewed(on: Queryable, bookingId: string): Promise<UnreviewedOrder | null> {
  const { rows } = await on.query(orderOfUnreviewedSql, [bookingId]);
  return rows[0] ?? null;
}
