import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql, type RowOf } from '#src/store/shared/database/statement.ts';

const lock = sql(
  'lock-dispute',
  `select id, payment_id as "paymentId", state, amount_minor as "amountMinor", currency from dispute
   where psp = $1 and psp_ref = $2 for no key update`,
  { narrower: columns<{ state: 'open' | 'won' | 'lost' }>() },
);

export type DisputeRow = RowOf<typeof lock>;

/** Returns the dispute that a provider's reference belongs to, locked; null when it is not stored yet. */
export async function lockDispute(tx: Queryable, psp: string, pspRef: string): Promise<DisputeRow | null> {
  const { rows } = await tx.query(lock, [psp, pspRef]);
  return rows[0] ?? null;
}

// What was shown, accepted and used, and when, in the words of that time.
const evidence = `select jsonb_build_object(
    'order', o.reference, 'placedAt', o.created_at, 'language', o.language, 'shown', q.lines, 'quoteHash', encode(o.quote_hash, 'hex'),
    'accepted', o.contact,
    'bookings', (select jsonb_agg(jsonb_build_object('reference', b.reference, 'state', b.state, 'sold', b.snapshot,
        'before', (select jsonb_agg(jsonb_build_object('at', c.at, 'shown', c.before) order by c.id) from booking_change c where c.booking_id = b.id),
        'steps', (select jsonb_agg(jsonb_build_object('state', l.to_state, 'at', l.at, 'cause', l.cause) order by l.id) from state_log l
           where l.machine = 'booking' and l.ref = b.id),
        'voucher', (select jsonb_build_object('issuedAt', v.issued_at, 'usedAt', v.redeemed_at, 'voidAt', v.voided_at) from voucher v where v.booking_id = b.id))
      order by b.created_at, b.id) from booking b where b.order_id = o.id),
    'payments', (select jsonb_agg(jsonb_build_object('purpose', p.purpose, 'state', p.state, 'capturedMinor', p.captured_minor, 'currency', p.currency,
        'steps', (select jsonb_agg(jsonb_build_object('state', l.to_state, 'at', l.at) order by l.id) from state_log l where l.machine = 'payment' and l.ref = p.id))
      order by p.created_at, p.id) from payment p where p.order_id = o.id),
    'refunds', (select jsonb_agg(jsonb_build_object('state', r.state, 'amountMinor', r.amount_minor, 'reason', r.reason, 'at', r.created_at) order by r.created_at)
      from refund r join payment p on p.id = r.payment_id where p.order_id = o.id),
    'messages', (select jsonb_agg(jsonb_build_object('topic', x.topic, 'sentAt', x.done_at) order by x.id) from outbox x where x.aggregate = 'order:' || o.id::text))
  from payment m join orders o on o.id = m.order_id join quote q on q.id = o.quote_id where m.id = $2`;

/** Stores an open dispute of a payment, with its current evidence. */
export async function insertDispute(
  tx: Queryable,
  dispute: Omit<DisputeRow, 'state'> & { readonly psp: string; readonly pspRef: string; readonly reason: string },
): Promise<void> {
  const { id, paymentId, psp, pspRef, currency, amountMinor, reason } = dispute;
  await tx.query(
    `insert into dispute (id, payment_id, psp, psp_ref, state, currency, amount_minor, reason, evidence)
     values ($1, $2, $3, $4, 'open', $5, $6, $7, (${evidence}))`,
    [id, paymentId, psp, pspRef, currency, amountMinor, reason],
  );
}

/** Closes a dispute. */
export async function closeDispute(tx: Queryable, id: string, as: 'won' | 'lost'): Promise<void> {
  await tx.query('update dispute set state = $2, closed_at = now() where id = $1', [id, as]);
}

/** Stops the vouchers of an order that were not used and the gift cards that it bought, or lets them go on. */
export async function suspendVouchers(tx: Queryable, orderId: string, stopped: boolean): Promise<void> {
  await tx.query(
    `with g as (
       update gift_card g set stopped_at = case when $2 then now() end from booking b
       where b.id = g.booking_id and b.order_id = $1 and g.state = 'active' and (g.stopped_at is null) = $2
     )
     update voucher v set suspended_at = case when $2 then now() end from booking b
     where b.id = v.booking_id and b.order_id = $1 and v.redeemed_at is null and v.voided_at is null
       and (v.suspended_at is null) = $2`,
    [orderId, stopped],
  );
}

const readUnused = sql(
  'read-unused-bookings',
  `select b.id, b.state, b.instant from booking b where b.order_id = $1 and b.state in ('confirmed', 'confirming') order by b.id`,
);

/** Returns bookings of an order that can pass to another traveler: confirmed or requested, and not used. */
export async function unusedBookings(
  tx: Queryable,
  orderId: string,
): Promise<readonly { readonly id: string; readonly state: string; readonly instant: boolean }[]> {
  const { rows } = await tx.query(readUnused, [orderId]);
  return rows;
}
