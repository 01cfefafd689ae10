import type { BookedSeat, CancellableBooking } from '#src/domain/orders/changes/cancellation.ts';
import type { BookingSnapshot } from '#src/domain/checkout/line.ts';
import { isGivenUpWhole } from '#src/domain/catalogue/offers/service.ts';
import { policyStart, type PolicyStep } from '#src/domain/catalogue/offers/cancellation-policy.ts';
import { givenBefore } from '#src/store/orders/amendments.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, type RowOf, statement } from '#src/store/shared/database/statement.ts';

/** A seat with what its leaving changes beside the money. */
export type SeatRow = BookedSeat & { readonly id: string; readonly discountMinor: bigint };

export type CancelFacts = Omit<CancellableBooking, 'seats'> & {
  readonly id: string;
  readonly orderId: string;
  /** Null for a value pack. */
  readonly productId: number | null;
  readonly optionId: string | null;
  readonly seats: readonly SeatRow[];
  readonly snapshot: BookingSnapshot;
};

type CancelColumns = {
  readonly state: CancellableBooking['state'];
  readonly snapshot: BookingSnapshot & { readonly visit: { readonly policy: readonly PolicyStep[] } };
  readonly seats: readonly (Omit<SeatRow, 'netMinor' | 'discountMinor'> & {
    readonly amountMinor: string;
    readonly discountMinor: string;
  })[];
};
type Row = RowOf<typeof read>;

const read = statement(
  'read-cancel-facts',
  `select b.id, b.order_id as "orderId", b.reference, b.product_id as "productId", b.option_id as "optionId", b.state, o.currency, b.snapshot,
     b.starts_at as "startsAt", now() as now, coalesce(n.min_party, 1) as "minParty",
     b.value_pack_id is not null as "isWhole", exists (select from pack_use u where u.pack_booking_id = b.id and u.tickets > 0) as "isPackUsed",
     exists (select from gift_card g where g.booking_id = b.id and (g.account_id is not null or g.stopped_at is not null)) as "isGiftCardRedeemed",
     exists (select from closure_case c where c.booking_id = b.id and c.state = 'offered') as "isDateClosed",
     exists (select from dispute d join payment p on p.id = d.payment_id where p.order_id = b.order_id and d.state = 'open') as "isDisputed",
     (b.amount_minor - b.discount_minor - ${givenBefore}
       - coalesce((select sum(r.amount_minor) from refund r where r.booking_id = b.id and r.state <> 'rejected'), 0)
       - coalesce((select sum(t.amount_minor) from tender_return t where t.booking_id = b.id), 0))::bigint as "remainingMinor",
     b.refund_due_minor as "dueMinor",
     (select json_agg(json_build_object('id', u.id, 'position', u.position, 'unitId', u.unit_id, 'amountMinor', u.amount_minor::text,
        'discountMinor', u.discount_minor::text, 'refundPercent', u.refund_percent, 'pax', coalesce(k.pax, s.pax, 1),
        'accompanied', coalesce(k.accompanied, s.pax = 0, false)) order by u.position)
      from unit_item u left join unit k on k.product_id = b.product_id and k.option_id = b.option_id and k.id = u.unit_id
      left join lateral (select (v ->> 'pax')::int as pax from jsonb_array_elements(b.snapshot -> 'units') v
        where b.vertical is not null and v ->> 'unitId' = u.unit_id limit 1) s on true
      where u.booking_id = b.id) as seats
   from booking b join orders o on o.id = b.order_id left join option n on n.product_id = b.product_id and n.id = b.option_id
   where (b.id = $1::uuid or b.reference = $2) and (o.account_id = $3::uuid or $3::uuid is null)`,
  { notNull: ['remainingMinor', 'seats'], narrower: columns<CancelColumns>() },
);

/**
 * Returns what cancelling a booking of this account depends on; null when it is another's or there is none. Its `nowMs`
 * is when the transaction began, by the database's clock: who waited for a lock loses no step of the policy by it.
 */
export async function cancelFactsOf(on: Queryable, reference: string, accountId: string): Promise<CancelFacts | null> {
  const { rows } = await on.query(read, [null, reference, accountId]);
  return factsFrom(rows[0]);
}

/** Returns the same of any booking by its id, for what the operator or a supplier does. */
export async function cancelFactsById(on: Queryable, bookingId: string): Promise<CancelFacts | null> {
  const { rows } = await on.query(read, [bookingId, null, null]);
  return factsFrom(rows[0]);
}

function factsFrom(row: Row | undefined): CancelFacts | null {
  if (row === undefined) return null;
  const { startsAt, now, seats, ...rest } = row;
  const { policy, service } = row.snapshot.visit;
  return {
    ...rest,
    isWhole: row.isWhole || isGivenUpWhole(service),
    policy,
    ...policyStart({ ...row.snapshot.visit, startsAt }),
    nowMs: Date.parse(now),
    seats: seats.map(({ amountMinor, discountMinor, ...seat }) => ({
      ...seat,
      discountMinor: BigInt(discountMinor),
      netMinor: BigInt(amountMinor) - BigInt(discountMinor),
    })),
  };
}

/** Cancels seats, each at its percentage: their tickets are void from now on. */
export async function markSeatsCancelled(
  tx: Queryable,
  seats: readonly { readonly id: string; readonly percent: number }[],
): Promise<void> {
  const ids = seats.map((seat) => seat.id);
  await tx.query(
    `with u as (
       update unit_item i set cancelled_at = now(), refund_percent = g.percent
       from unnest($1::uuid[], $2::numeric[]) as g (id, percent) where i.id = g.id and i.cancelled_at is null)
     update ticket set voided_at = now() where unit_item_id = any($1::uuid[]) and voided_at is null`,
    [ids, seats.map((seat) => seat.percent)],
  );
}

/**
 * Takes places out of what a booking is allotted, of each of its common stock rows as many, and those that are the leaving
 * ones' own.
 */
export async function shrinkAllotment(
  tx: Queryable,
  bookingId: string,
  people: number,
  positions: readonly number[],
): Promise<void> {
  await tx.query('delete from allotment where booking_id = $1 and position = any($2::int[])', [bookingId, positions]);
  await tx.query('update allotment set qty = qty - $2 where booking_id = $1 and position is null', [bookingId, people]);
}

/** Replaces what a booking shows, and stores what it showed before. */
export async function changeSnapshot(
  tx: Queryable,
  bookingId: string,
  kind: 'part_cancelled' | 'amended',
  snapshot: BookingSnapshot,
): Promise<void> {
  await tx.query(
    `with c as (insert into booking_change (booking_id, kind, before) select id, $2, snapshot from booking where id = $1)
     update booking set snapshot = $3::jsonb where id = $1`,
    [bookingId, kind, JSON.stringify(snapshot)],
  );
}
