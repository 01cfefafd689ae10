import { graceSeconds } from '#src/domain/checkout/hold.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql } from '#src/store/shared/database/statement.ts';

const ofOrder = `b.id = h.booking_id and b.order_id = $1 and b.amends is null and h.state = 'active'`;

/** Assigns the active holds of a locked order to the page that views it: they last as long as planned. */
export async function assignHolds(tx: Queryable, orderId: string, page: string): Promise<void> {
  await tx.query(
    `update hold h set expires_at = greatest(h.expires_at, h.full_until), full_until = null, page = $2
     from booking b where ${ofOrder}`,
    [orderId, page],
  );
}

/** Shortens holds to one more minute when the page that viewed them last is gone; an earlier page has no effect. */
export async function shortenHolds(tx: Queryable, orderId: string, page: string): Promise<void> {
  await tx.query(
    `update hold h set full_until = coalesce(h.full_until, h.expires_at),
       expires_at = least(h.expires_at, now() + $3 * interval '1 second')
     from booking b where ${ofOrder} and (h.page is null or h.page = $2)`,
    [orderId, page, graceSeconds],
  );
}

const readSecondsHeld = sql(
  'read-seconds-held',
  `select coalesce(greatest(0, ceil(extract(epoch from min(h.expires_at) - now()))), 0)::int as seconds
   from hold h, booking b where ${ofOrder}`,
);

/** Seconds that an order's places are held for, by the database's clock; 0 when they are not. */
export async function secondsHeld(on: Queryable, orderId: string): Promise<number> {
  const { rows } = await on.query(readSecondsHeld, [orderId]);
  return rows[0]?.seconds ?? 0;
}
