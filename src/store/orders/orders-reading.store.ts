import type { BookingSnapshot } from '#src/domain/checkout/line.ts';
import type { CouponNotice } from '#src/domain/marketing/coupons/coupon-notice.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, type RowOf, sql, statement } from '#src/store/shared/database/statement.ts';

/** One seat of a booking as its traveller sees it; amounts are minor units as decimal strings. */
export type SeatReading = {
  readonly position: number;
  readonly unitId: string;
  readonly title: string;
  readonly netMinor: string;
  readonly givenUp: boolean;
  /** How much was refunded when it was canceled separately; null while it is active. */
  readonly refundPercent: number | null;
};

/** A refund in progress or completed: by which instrument, and since when it is in which state. */
export type RefundReading = {
  readonly instrument: 'card' | 'credits' | 'gift_card';
  readonly amountMinor: string;
  readonly state: string;
  readonly steps: readonly { readonly state: string; readonly at: string }[];
};

export type BookingReading = {
  readonly reference: string;
  readonly state: string;
  readonly snapshot: BookingSnapshot;
  /** The visit has not begun, by the database's clock. */
  readonly ahead: boolean;
  /** When this was read, by the database's clock (ISO 8601 in UTC). */
  readonly now: string;
  /** The date is closed: another can be chosen until then. */
  readonly closure: { readonly reason: string; readonly deadline: string } | null;
  /** The cardholder's bank is looking at the payment. */
  readonly disputed: boolean;
  readonly hasVoucher: boolean;
  readonly seats: readonly SeatReading[];
  /** Those of the lines that it took the place of included. */
  readonly refunds: readonly RefundReading[];
};

type OrderColumns = {
  readonly items: readonly string[];
  readonly coupons: readonly CouponNotice[];
  readonly payments: readonly string[];
  readonly bookings: readonly BookingReading[];
};

/**
 * An order as its traveler reads it. `items` are cart items in the order in which they were shown when buying, `coupons` says
 * what became of its coupons when it was bought.
 */
export type OrderReading = RowOf<typeof readOrder>;

// The lines that a booking took the place of, itself first; money that went back for them is shown with it.
const lineage = `with recursive line as (
    select b.id, b.replaces union all select f.id, f.replaces from line join booking f on f.id = line.replaces)
  select line.id from line`;

/** Returns an instant inside JSON, as columns return it: ISO 8601 in UTC. */
function utc(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

const refundsOfLine = `select coalesce(json_agg(json_build_object('instrument', x.instrument, 'amountMinor', x.amount_minor::text, 'state', x.state,
      'steps', x.steps) order by x.at, x.instrument), '[]')
    from (
      select 'card' as instrument, r.amount_minor, r.state, r.created_at as at,
        (select json_agg(json_build_object('state', l.to_state, 'at', ${utc('l.at')}) order by l.id) from state_log l
         where l.machine = 'refund' and l.ref = r.id) as steps
      from refund r where r.state <> 'rejected' and r.booking_id in (${lineage})
      union all
      select t.kind, t.amount_minor, 'succeeded', t.at, json_build_array(json_build_object('state', 'succeeded', 'at', ${utc('t.at')}))
      from tender_return t where t.booking_id in (${lineage})
    ) x`;

const seatsOf = `select json_agg(json_build_object('position', u.position, 'unitId', u.unit_id, 'title', coalesce(k.title, u.unit_id),
      'netMinor', (u.amount_minor - u.discount_minor)::text, 'givenUp', u.cancelled_at is not null, 'refundPercent', u.refund_percent) order by u.position)
    from unit_item u left join unit k on k.product_id = b.product_id and k.option_id = b.option_id and k.id = u.unit_id
    where u.booking_id = b.id`;

const readOrder = statement(
  'read-order',
  `select o.reference, o.created_at as "placedAt", o.currency,
     (o.amount_minor + coalesce((select sum(m.extra_minor) from amendment m join booking b on b.id = m.booking_id
        where b.order_id = o.id and m.committed_at is not null), 0))::bigint as "amountMinor",
     o.contact, q.lines -> 'items' as items, coalesce(q.lines -> 'coupons', '[]') as coupons,
     coalesce((select sum(p.captured_minor) from payment p where p.order_id = o.id), 0)::bigint as "capturedMinor",
     (coalesce((select sum(r.amount_minor) from refund r join payment p on p.id = r.payment_id
                where p.order_id = o.id and r.state = 'succeeded'), 0)
       + coalesce((select sum(t.amount_minor) from tender_return t join booking b on b.id = t.booking_id
                where b.order_id = o.id), 0))::bigint as "refundedMinor",
     coalesce((select json_agg(p.state order by p.created_at) from payment p where p.order_id = o.id and p.purpose = 'order'), '[]') as payments,
     (select json_agg(json_build_object(
        'reference', b.reference, 'state', b.state, 'snapshot', b.snapshot, 'ahead', b.starts_at > now(), 'now', ${utc('now()')},
        'closure', (select json_build_object('reason', k.reason, 'deadline', ${utc('c.deadline')}) from closure_case c
           join closure k on k.id = c.closure_id where c.booking_id = b.id and c.state = 'offered'),
        'disputed', exists (select from dispute d join payment p on p.id = d.payment_id where p.order_id = o.id and d.state = 'open'),
        'hasVoucher', exists (select from voucher v where v.booking_id = b.id and v.voided_at is null),
        'seats', (${seatsOf}), 'refunds', (${refundsOfLine})) order by b.created_at, b.id)
      from booking b where b.order_id = o.id and not exists (select from booking n where n.replaces = b.id)
        and (b.amends is null or b.replaces is not null)) as bookings
   from orders o join quote q on q.id = o.quote_id
   where o.reference = $1 and o.account_id = $2`,
  {
    notNull: ['amountMinor', 'items', 'capturedMinor', 'refundedMinor', 'payments', 'bookings', 'coupons'],
    narrower: columns<OrderColumns>(),
  },
);

/**
 * Returns an order of this account with its bookings (without those that were bought again), payments and refunds; null
 * when it is another's or there is none, which is one answer of one query (threat T-50).
 */
export async function orderOf(on: Queryable, reference: string, accountId: string): Promise<OrderReading | null> {
  const { rows } = await on.query(readOrder, [reference, accountId]);
  return rows[0] ?? null;
}

type MailedBooking = {
  readonly reference: string;
  readonly snapshot: BookingSnapshot;
  readonly refundMinor: string | null;
};

const readMailFacts = statement(
  'read-mail-facts',
  `select o.reference as "orderReference", o.link_version as "linkVersion", o.language, o.host, o.contact, o.currency, o.amount_minor as "amountMinor",
       (select json_agg(json_build_object('reference', b.reference, 'snapshot', b.snapshot, 'refundMinor', b.refund_due_minor::text) order by b.created_at, b.id)
        from booking b where b.order_id = o.id and not exists (select from booking n where n.replaces = b.id) and (b.amends is null or b.replaces is not null)
          and ($2::uuid is null or b.id in (
            with recursive line as (select $2::uuid as id union all select n.id from line join booking n on n.replaces = line.id)
            select id from line))) as bookings
     from orders o where o.id = $1`,
  {
    notNull: ['bookings'],
    narrower: columns<{ bookings: readonly MailedBooking[] }>(),
  },
);

export type MailFacts = RowOf<typeof readMailFacts>;

/** Returns what a mail about an order says: all of its bookings, or one, as whatever took its place since. */
export async function mailFactsOf(on: Queryable, orderId: string, bookingId: string | null): Promise<MailFacts | null> {
  const { rows } = await on.query(readMailFacts, [orderId, bookingId]);
  return rows[0] ?? null;
}

const refundAmountOfSql = sql('refund-amount-of', 'select amount_minor as "amountMinor" from refund where id = $1');

/** Returns what was paid out by a refund, in minor units; null when there is none. */
export async function refundAmountOf(on: Queryable, refundId: string): Promise<bigint | null> {
  const { rows } = await on.query(refundAmountOfSql, [refundId]);
  return rows[0]?.amountMinor ?? null;
}
