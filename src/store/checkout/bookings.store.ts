import { extensionMinutes, holdMinutes } from '#src/domain/checkout/hold.ts';
import type { BookingSnapshot } from '#src/domain/checkout/line.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql, statement, type RowOf } from '#src/store/shared/database/statement.ts';
import type { AllottedPlaces } from '#src/store/catalogue/stock.store.ts';

export type NewBooking = {
  readonly id: string;
  readonly reference: string;
  readonly holdId: string;
  /** Of a visit; null for a pack. */
  readonly productId: number | null;
  readonly optionId: string | null;
  readonly slotId: string | null;
  /** Of a value pack; null for a visit. */
  readonly packId: number | null;
  /** A gift card. */
  readonly isGift: boolean;
  /** What sold it, where that is neither visit nor pack nor gift card. */
  readonly vertical: string | null;
  /** Minor units as a decimal string. */
  readonly amountMinor: string;
  /** What of it coupons take off. */
  readonly discountMinor: string;
  readonly instant: boolean;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly snapshot: BookingSnapshot;
  readonly replaces: string | null;
  /** The line that it is to take the place of, once its difference is paid. */
  readonly amends?: string;
  readonly places: readonly AllottedPlaces[];
  readonly unitItems: readonly {
    readonly id: string;
    readonly position: number;
    readonly unitId: string;
    readonly amountMinor: string;
    readonly discountMinor: string;
  }[];
};

const insert = statement(
  'insert-bookings',
  `with l as (
     select * from jsonb_to_recordset($1::jsonb) as l (
       "orderId" uuid, id uuid, reference text, "holdId" uuid, "productId" int, "optionId" text, "slotId" text, "packId" int, "isGift" boolean, vertical text, "amountMinor" bigint, "discountMinor" bigint, instant boolean,
       "startsAt" timestamptz, "endsAt" timestamptz, snapshot jsonb, replaces uuid, amends uuid, places jsonb, "unitItems" jsonb)
   ), b as (
     insert into booking (id, reference, order_id, product_id, option_id, slot_id, value_pack_id, is_gift, vertical, state, amount_minor, discount_minor, instant, starts_at, ends_at, snapshot, replaces, amends)
     select id, reference, "orderId", "productId", "optionId", "slotId"::bigint, "packId", "isGift", vertical, 'held', "amountMinor", "discountMinor", instant, "startsAt", "endsAt", snapshot, replaces, amends from l
   ), a as (
     insert into allotment (booking_id, inventory_id, qty, position)
     select l.id, p."inventoryId", p.qty, p.position from l cross join jsonb_to_recordset(l.places) as p ("inventoryId" bigint, qty int, position int)
   ), u as (
     insert into unit_item (id, booking_id, position, unit_id, amount_minor, discount_minor)
     select u.id, l.id, u.position, u."unitId", u."amountMinor", u."discountMinor"
     from l cross join jsonb_to_recordset(l."unitItems") as u (id uuid, position int, "unitId" text, "amountMinor" bigint, "discountMinor" bigint)
   ), k as (
     insert into pack_ticket (booking_id, position, product_id, option_id, tickets)
     select l.id, i.position - 1, (i.item ->> 'productId')::int, i.item ->> 'optionId', (i.item ->> 'tickets')::int * jsonb_array_length(l."unitItems")
     from l cross join jsonb_array_elements(l.snapshot #> '{visit,pack,items}') with ordinality as i (item, position)
   )
   insert into hold (id, booking_id, state, expires_at)
   select "holdId", id, 'active', now() + $2 * interval '1 minute' from l`,
);

/** Writes an order's held bookings with what they are allotted, their unit items and a hold each, in one statement. */
export function insertBookings(tx: Queryable, orderId: string, bookings: readonly NewBooking[]): Promise<void> {
  return insertBookingsOf(tx, [{ orderId, bookings }]);
}

/** The same for several orders at once. */
export async function insertBookingsOf(
  tx: Queryable,
  orders: readonly { readonly orderId: string; readonly bookings: readonly NewBooking[] }[],
): Promise<void> {
  const rows = orders.flatMap(({ orderId, bookings }) => bookings.map((booking) => ({ ...booking, orderId })));
  await tx.query(insert, [JSON.stringify(rows), holdMinutes]);
}

const lock = statement(
  'lock-bookings',
  `select b.id, b.reference, b.order_id as "orderId", b.state, b.amount_minor as "amountMinor", b.discount_minor as "discountMinor", b.instant, b.snapshot, b.replaces, b.amends,
     h.state as hold, h.expires_at <= now() as overdue, h.extended_at is not null as extended
   from booking b join hold h on h.booking_id = b.id
   where b.order_id = $1 order by b.id for no key update of b, h`,
  { narrower: columns<{ snapshot: BookingSnapshot }>() },
);

/** A booking with its hold's state, and whether the hold's time is over by the database's clock. */
export type BookingRow = RowOf<typeof lock>;

/** Locks an order's bookings and their holds, by id. The order is locked before. */
export async function lockBookings(tx: Queryable, orderId: string): Promise<readonly BookingRow[]> {
  const { rows } = await tx.query(lock, [orderId]);
  return rows;
}

const move = statement('move-bookings', 'update booking set state = $2 where id = any($1::uuid[])');

/** Moves bookings to a state; the database refuses a step that the life-cycle does not have. */
export async function moveBookings(tx: Queryable, ids: readonly string[], to: string): Promise<void> {
  if (ids.length > 0) await tx.query(move, [ids, to]);
}

const end = statement(
  'end-holds',
  `update hold set state = $2 where booking_id = any($1::uuid[]) and state = 'active'`,
);

/** Ends the active holds of bookings. */
export async function endHolds(
  tx: Queryable,
  bookingIds: readonly string[],
  as: 'consumed' | 'released' | 'expired',
): Promise<void> {
  await tx.query(end, [bookingIds, as]);
}

/** Lengthens the active holds of an order by five minutes when fewer are left, once in their life (RU-31). */
export async function extendHolds(tx: Queryable, orderId: string): Promise<void> {
  await tx.query(lengthen('$2'), [orderId, extensionMinutes]);
}

function lengthen(minutes: '$2' | '$3'): string {
  return `update hold h set expires_at = greatest(h.expires_at, now()) + ${minutes} * interval '1 minute', extended_at = now()
     from booking b where b.id = h.booking_id and b.order_id = $1 and h.state = 'active' and h.extended_at is null
       and h.expires_at < now() + ${minutes} * interval '1 minute'`;
}

const pend = statement(
  'await-payment',
  `with moved as (update booking set state = 'pending_payment' where id = any($2::uuid[]))
   ${lengthen('$3')}`,
);

/** Held bookings of an order wait for its payment from now on, and its holds are lengthened like by `extendHolds`. */
export async function awaitPayment(tx: Queryable, orderId: string, heldIds: readonly string[]): Promise<void> {
  await tx.query(pend, [orderId, heldIds, extensionMinutes]);
}

/** Stores the refund for a booking that is not served, in minor units; the invariants use it. */
export async function setRefundDue(tx: Queryable, bookingId: string, dueMinor: bigint): Promise<void> {
  await tx.query('update booking set refund_due_minor = $2 where id = $1', [bookingId, dueMinor]);
}

const readUnitItems = statement(
  'read-unit-items',
  'select id, booking_id as "bookingId" from unit_item where booking_id = any($1::uuid[]) order by booking_id, position',
);

export type UnitItemRow = RowOf<typeof readUnitItems>;

/** The unit items of bookings, in their order. */
export async function unitItemsOf(on: Queryable, bookingIds: readonly string[]): Promise<readonly UnitItemRow[]> {
  const { rows } = await on.query(readUnitItems, [bookingIds]);
  return rows;
}

const insertCodes = statement(
  'insert-vouchers',
  `with v as (
     insert into voucher (id, booking_id, code)
     select id, "bookingId", code from jsonb_to_recordset($1::jsonb) as v (id uuid, "bookingId" uuid, code text)
   )
   insert into ticket (id, unit_item_id, code)
   select id, "unitItemId", code from jsonb_to_recordset($2::jsonb) as t (id uuid, "unitItemId" uuid, code text)`,
);

/** Writes vouchers, one for each booking, and tickets, one for each unit item. */
export async function insertVouchers(
  tx: Queryable,
  vouchers: readonly { readonly id: string; readonly bookingId: string; readonly code: string }[],
  tickets: readonly { readonly id: string; readonly unitItemId: string; readonly code: string }[],
): Promise<void> {
  await tx.query(insertCodes, [JSON.stringify(vouchers), JSON.stringify(tickets)]);
}

const readSilent = sql(
  'read-silent-bookings',
  `select b.id from booking b where b.state = 'confirming' and (b.starts_at <= now() or b.created_at < now() - $1 * interval '1 hour')
   order by b.created_at limit $2`,
);

/** Returns bookings that have waited for their supplier for more than `hours`, or whose visit has begun. */
export async function silentBookings(on: Queryable, hours: number, limit: number): Promise<readonly string[]> {
  const { rows } = await on.query(readSilent, [hours, limit]);
  return rows.map((row) => row.id);
}

const readOrder = sql('read-order-of-booking', 'select order_id as "orderId" from booking where id = $1');

/** The order of a booking; null when there is none. */
export async function orderOfBooking(on: Queryable, bookingId: string): Promise<string | null> {
  const { rows } = await on.query(readOrder, [bookingId]);
  return rows[0]?.orderId ?? null;
}
