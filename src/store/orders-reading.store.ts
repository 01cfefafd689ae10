import type { CancellableBooking } from '#src/domain/booking/cancellation.ts';
import type { Contact } from '#src/domain/booking/contact.ts';
import type { BookingSnapshot } from '#src/domain/booking/line.ts';
import type { PolicyStep } from '#src/domain/booking/policy.ts';
import type { CurrencyCode } from '#src/domain/pricing/currency.ts';
import { money } from '#src/domain/pricing/money.ts';
import { statement, type Queryable } from '#src/store/db.ts';

export type BookingReading = {
  readonly reference: string;
  readonly state: string;
  readonly snapshot: BookingSnapshot;
  /** The visit has not begun, by the database's clock. */
  readonly ahead: boolean;
  readonly hasVoucher: boolean;
  /** Minor units as a decimal string, and the states of what makes it up; null when nothing is given back. */
  readonly refund: { readonly amountMinor: string; readonly states: readonly string[] } | null;
};

export type OrderReading = {
  readonly reference: string;
  readonly placedAt: string;
  readonly currency: CurrencyCode;
  readonly amountMinor: bigint;
  readonly capturedMinor: bigint;
  readonly refundedMinor: bigint;
  readonly contact: Contact | null;
  /** Cart items in the order in which they were shown when buying. */
  readonly items: readonly string[];
  readonly payments: readonly string[];
  readonly bookings: readonly BookingReading[];
};

const readOrder = statement(
  'read-order',
  `select o.reference, o.created_at as "placedAt", o.currency, o.amount_minor as "amountMinor", o.contact, q.lines -> 'items' as items,
     coalesce((select sum(p.captured_minor) from payment p where p.order_id = o.id), 0)::bigint as "capturedMinor",
     coalesce((select sum(r.amount_minor) from refund r join payment p on p.id = r.payment_id
                where p.order_id = o.id and r.state = 'succeeded'), 0)::bigint as "refundedMinor",
     coalesce((select json_agg(p.state order by p.created_at) from payment p where p.order_id = o.id), '[]') as payments,
     (select json_agg(json_build_object(
        'reference', b.reference, 'state', b.state, 'snapshot', b.snapshot, 'ahead', b.starts_at > now(),
        'hasVoucher', exists (select from voucher v where v.booking_id = b.id and v.voided_at is null),
        'refund', (select json_build_object('amountMinor', sum(r.amount_minor)::text, 'states', json_agg(r.state order by r.created_at))
                   from refund r where r.booking_id = b.id and r.state <> 'rejected' having count(*) > 0)) order by b.created_at, b.id)
      from booking b where b.order_id = o.id and not exists (select from booking n where n.replaces = b.id)) as bookings
   from orders o join quote q on q.id = o.quote_id
   where o.reference = $1 and o.account_id = $2`,
);

/**
 * An order of this account with its bookings (without those that were bought again), payments and refunds; null when it
 * is another's or there is none, which is one answer of one query (threat T-50).
 */
export async function orderOf(on: Queryable, reference: string, accountId: string): Promise<OrderReading | null> {
  const { rows } = await on.query<OrderReading>(readOrder, [reference, accountId]);
  return rows[0] ?? null;
}

export type CancelFacts = CancellableBooking & { readonly id: string; readonly orderId: string };

type CancelRow = {
  id: string;
  orderId: string;
  state: string;
  currency: CurrencyCode;
  amountMinor: bigint;
  policy: readonly PolicyStep[];
  startsAt: string;
  now: string;
};

/**
 * What cancelling a booking of this account depends on; null when it is another's or there is none. Its `nowMs` is when
 * the transaction began, by the database's clock: who waited for a lock loses no step of the policy by it.
 */
export async function cancelFactsOf(on: Queryable, reference: string, accountId: string): Promise<CancelFacts | null> {
  const { rows } = await on.query<CancelRow>(
    `select b.id, b.order_id as "orderId", b.state, o.currency, b.amount_minor - b.discount_minor as "amountMinor",
       b.snapshot -> 'visit' -> 'policy' as policy, b.starts_at as "startsAt", now() as now
     from booking b join orders o on o.id = b.order_id
     where b.reference = $1 and o.account_id = $2`,
    [reference, accountId],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { id, orderId, state, currency, amountMinor, policy, startsAt, now } = row;
  return {
    id,
    orderId,
    reference,
    state,
    paid: money(amountMinor, currency),
    policy,
    startsAtMs: Date.parse(startsAt),
    nowMs: Date.parse(now),
  };
}

export type MailFacts = {
  readonly orderReference: string;
  readonly linkVersion: number;
  readonly language: string;
  readonly host: string;
  readonly contact: Contact | null;
  readonly currency: CurrencyCode;
  readonly amountMinor: bigint;
  readonly bookings: readonly {
    readonly reference: string;
    readonly snapshot: BookingSnapshot;
    readonly refundMinor: string | null;
  }[];
};

/** What a mail about an order says: all of its bookings, or one. */
export async function mailFactsOf(on: Queryable, orderId: string, bookingId: string | null): Promise<MailFacts | null> {
  const { rows } = await on.query<MailFacts>(
    `select o.reference as "orderReference", o.link_version as "linkVersion", o.language, o.host, o.contact, o.currency, o.amount_minor as "amountMinor",
       (select json_agg(json_build_object('reference', b.reference, 'snapshot', b.snapshot, 'refundMinor', b.refund_due_minor::text) order by b.created_at, b.id)
        from booking b where b.order_id = o.id and b.id = coalesce($2::uuid, b.id)
          and not exists (select from booking n where n.replaces = b.id)) as bookings
     from orders o where o.id = $1`,
    [orderId, bookingId],
  );
  return rows[0] ?? null;
}

/** What was paid out by a refund, in minor units; null when there is none. */
export async function refundAmountOf(on: Queryable, refundId: string): Promise<bigint | null> {
  const { rows } = await on.query<{ amountMinor: bigint }>(
    'select amount_minor as "amountMinor" from refund where id = $1',
    [refundId],
  );
  return rows[0]?.amountMinor ?? null;
}
