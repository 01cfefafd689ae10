import type { BookingTender, TenderKind } from '#src/domain/checkout/payment-instruments.ts';
import { givenBefore } from '#src/store/orders/amendments.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql, statement, type RowOf } from '#src/store/shared/database/statement.ts';

const readTenders = sql(
  'read-tenders',
  `select t.kind, t.amount_minor as "amountMinor", o.currency, o.account_id as "accountId", t.gift_card_id as "giftCardId"
   from order_tender t join orders o on o.id = t.order_id
   where t.order_id = $1 and (t.released_at is not null) = $2 order by t.kind`,
);

/** A tender of an order: whose credits, or which gift card. */
export type TenderRow = RowOf<typeof readTenders>;

/**
 * Returns the tenders that are set aside for an order or have paid it; with `released`, those that went back as a
 * whole.
 */
export async function tendersOf(on: Queryable, orderId: string, released = false): Promise<readonly TenderRow[]> {
  const { rows } = await on.query(readTenders, [orderId, released]);
  return rows;
}

/** Notes what pays a part of an order. */
export async function insertTender(
  tx: Queryable,
  orderId: string,
  tender: { readonly kind: TenderKind; readonly amountMinor: bigint; readonly giftCardId: string | null },
): Promise<void> {
  await tx.query('insert into order_tender (order_id, kind, amount_minor, gift_card_id) values ($1, $2, $3, $4)', [
    orderId,
    tender.kind,
    tender.amountMinor,
    tender.giftCardId,
  ]);
}

const readHasInstruments = statement(
  'has-instruments',
  `select exists (select from coupon_use where order_id = $1 and state = 'reserved')
     or exists (select from deal_use where order_id = $1 and state = 'reserved')
     or exists (select from order_tender where order_id = $1 and released_at is null) and not exists (
       select from booking_tender t join booking b on b.id = t.booking_id where b.order_id = $1) as waiting`,
);

/** Returns whether an order has coupons, limited deals, credits or a gift card that wait for its payment. */
export async function hasInstruments(tx: Queryable, orderId: string): Promise<boolean> {
  const { rows } = await tx.query(readHasInstruments, [orderId]);
  return rows[0]?.waiting === true;
}

const readAreSpent = sql(
  'are-tenders-spent',
  `select exists (select from booking_tender t join booking b on b.id = t.booking_id where b.order_id = $1) as spent`,
);

/** Returns whether what was set aside for an order has been spent on its bookings. */
export async function areTendersSpent(tx: Queryable, orderId: string): Promise<boolean> {
  const { rows } = await tx.query(readAreSpent, [orderId]);
  return rows[0]?.spent === true;
}

/** Notes that what was set aside for an order went back, or is set aside again. */
export async function markTenders(tx: Queryable, orderId: string, as: 'released' | 'taken'): Promise<void> {
  await tx.query('update order_tender set released_at = case when $2 then now() end where order_id = $1', [
    orderId,
    as === 'released',
  ]);
}

/** Freezes how much of each booking's net a tender paid. */
export async function insertBookingTenders(tx: Queryable, tenders: readonly BookingTender[]): Promise<void> {
  if (tenders.length === 0) return;
  await tx.query(
    `insert into booking_tender (booking_id, kind, amount_minor)
     select * from unnest($1::uuid[], $2::text[], $3::bigint[])`,
    [tenders.map((one) => one.bookingId), tenders.map((one) => one.kind), tenders.map((one) => one.amount.minor)],
  );
}

/** What can still be refunded for a booking: to the card, and to each tender, in minor units. */
export type RefundSources = {
  readonly cardMinor: bigint;
  readonly tenders: readonly { readonly kind: TenderKind; readonly remainingMinor: bigint }[];
};

const readTendersLeft = sql(
  'read-tenders-left',
  `select t.kind, t.amount_minor - coalesce((select sum(r.amount_minor) from tender_return r
      where r.booking_id = t.booking_id and r.kind = t.kind), 0)::bigint as "remainingMinor"
   from booking_tender t where t.booking_id = $1 order by t.kind`,
);

const readCardLeft = sql(
  'read-card-left',
  `select (b.amount_minor - b.discount_minor - ${givenBefore}
     - coalesce((select sum(t.amount_minor) from booking_tender t where t.booking_id = b.id), 0)
     - coalesce((select sum(r.amount_minor) from refund r where r.booking_id = b.id and r.state <> 'rejected'), 0))::bigint as "cardMinor"
   from booking b where b.id = $1`,
);

/** Returns what can still be refunded for a booking whose order is locked, by what paid it. */
export async function refundSourcesOf(tx: Queryable, bookingId: string): Promise<RefundSources> {
  const { rows: tenders } = await tx.query(readTendersLeft, [bookingId]);
  const { rows } = await tx.query(readCardLeft, [bookingId]);
  return { cardMinor: rows[0]?.cardMinor ?? 0n, tenders };
}

const readIsAllGivenBack = sql(
  'is-all-given-back',
  `select bool_and(b.state in ('cancelled', 'rejected'))
     and sum(b.amount_minor - b.discount_minor - ${givenBefore}) = sum(
       (select coalesce(sum(r.amount_minor), 0) from refund r where r.booking_id = b.id and r.state <> 'rejected')
       + (select coalesce(sum(t.amount_minor), 0) from tender_return t where t.booking_id = b.id)) as all
   from booking b where b.order_id = $1 and b.state not in ('held', 'pending_payment', 'released')
     and not exists (select from booking n where n.replaces = b.id)`,
);

/** Returns whether nothing of a paid order is served, and all that it cost has gone back or is on its way. */
export async function isFullyRefunded(tx: Queryable, orderId: string): Promise<boolean> {
  const { rows } = await tx.query(readIsAllGivenBack, [orderId]);
  return rows[0]?.all === true;
}

const readRefundable = sql(
  'read-refundable-payments',
  `select p.id, (p.captured_minor - coalesce((select sum(r.amount_minor) from refund r
      where r.payment_id = p.id and r.state <> 'rejected'), 0)
     - coalesce((select sum(d.amount_minor) from dispute d where d.payment_id = p.id and d.state <> 'won'), 0))::bigint as "remainingMinor"
   from payment p where p.order_id = $1 and p.state = 'succeeded'
   order by p.purpose = 'amendment:' || $2::text desc, p.created_at, p.id`,
);

/**
 * Returns what can still be refunded to each succeeded payment of an order; that for the booking's own amendment first.
 */
export async function refundablePayments(
  tx: Queryable,
  orderId: string,
  bookingId: string,
): Promise<readonly { readonly id: string; readonly remainingMinor: bigint }[]> {
  const { rows } = await tx.query(readRefundable, [orderId, bookingId]);
  return rows;
}

/** Notes what goes back to a tender; false when it paid less for this booking, and then nothing is written. */
export async function insertTenderReturn(
  tx: Queryable,
  back: {
    readonly id: string;
    readonly bookingId: string;
    readonly kind: TenderKind;
    readonly amountMinor: bigint;
    readonly reason: string;
  },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into tender_return (id, booking_id, kind, amount_minor, reason)
     select $1, t.booking_id, t.kind, $4, $5 from booking_tender t
     where t.booking_id = $2 and t.kind = $3 and t.amount_minor >= $4::bigint + (
       select coalesce(sum(r.amount_minor), 0) from tender_return r where r.booking_id = t.booking_id and r.kind = t.kind)`,
    [back.id, back.bookingId, back.kind, back.amountMinor, back.reason],
  );
  return rowCount === 1;
}
