import type { Contact } from '#src/domain/checkout/contact.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql, type RowOf } from '#src/store/shared/database/statement.ts';
import { revokeSessions } from '#src/store/accounts/sessions.store.ts';

/** A booking as staff need it; amounts in minor units as decimal strings. */
export type BookingForHand = {
  readonly reference: string;
  readonly state: string;
  readonly title: string;
  readonly startsAt: string;
  readonly amountMinor: string;
  readonly refundedMinor: string;
  readonly voucher: 'none' | 'good' | 'used' | 'void';
};

/** What was refunded of a booking, or is being refunded, by whatever instrument. */
const refunded = `((select coalesce(sum(r.amount_minor), 0) from refund r where r.booking_id = b.id and r.state <> 'rejected')
  + (select coalesce(sum(t.amount_minor), 0) from tender_return t where t.booking_id = b.id))`;
const net = '(b.amount_minor - b.discount_minor)';

const findOrders = sql(
  'find-orders-for-hand',
  `select o.reference, o.created_at as "placedAt", o.currency, o.amount_minor as "amountMinor", o.contact,
     json_build_object('id', a.id, 'name', a.name, 'email', a.email, 'phone', a.phone, 'blocked', a.blocked_at is not null) as account,
     coalesce((select json_agg(json_build_object('state', p.state, 'frozen', p.frozen_reason,
           'pspRef', (select t.psp_ref from payment_attempt t where t.payment_id = p.id order by t.created_at desc, t.id limit 1)) order by p.created_at)
       from payment p where p.order_id = o.id), '[]') as payments,
     coalesce((select json_agg(json_build_object('reference', b.reference, 'state', b.state,
           'title', b.snapshot -> 'visit' -> 'titles' ->> 'en', 'startsAt', b.starts_at, 'amountMinor', ${net}::text,
           'refundedMinor', ${refunded}::text,
           'voucher', coalesce((select case when v.voided_at is not null then 'void' when v.redeemed_at is not null then 'used' else 'good' end
           from voucher v where v.booking_id = b.id), 'none')) order by b.created_at, b.id)
       from booking b where b.order_id = o.id), '[]') as bookings
   from orders o join account a on a.id = o.account_id
   where o.reference = upper($1) or a.phone = $1 or lower(a.email) = lower($1) or lower(o.contact ->> 'email') = lower($1)
     or regexp_replace(o.contact ->> 'phone', '[^0-9+]', '', 'g') = $1
     or o.id in (select b.order_id from booking b where b.reference = upper($1))
     or o.id in (select p.order_id from payment p join payment_attempt t on t.payment_id = p.id where t.psp_ref = $1)
   order by o.created_at desc limit $2`,
  {
    narrower: columns<{
      contact: Contact;
      account: {
        readonly id: string;
        readonly name: string | null;
        readonly email: string | null;
        readonly phone: string | null;
        readonly blocked: boolean;
      };
      payments: readonly { readonly state: string; readonly pspRef: string | null; readonly frozen: string | null }[];
      bookings: readonly BookingForHand[];
    }>(),
  },
);

export type OrderForHand = RowOf<typeof findOrders>;

/**
 * Returns orders by whatever is at hand: the reference of order or booking, an email address, a telephone number
 * (E.164), or a reference of the payment provider. The newest first.
 */
export async function ordersForHand(on: Queryable, word: string, limit: number): Promise<readonly OrderForHand[]> {
  const { rows } = await on.query(findOrders, [word, limit]);
  return rows;
}

const readHandled = sql(
  'read-handled-booking',
  `select b.id, b.order_id as "orderId", b.state, o.currency,
     exists (select from voucher v where v.booking_id = b.id and v.voided_at is null and v.redeemed_at is null) as "hasVoucher",
     exists (select from booking n where n.replaces = b.id) as "isReplaced"
   from booking b join orders o on o.id = b.order_id where b.reference = $1`,
);

/**
 * A booking: `hasVoucher` says that it has one that is neither used nor void, `isReplaced` that another line has taken its place, and
 * what can still go back of it goes back of that.
 */
export type HandledBooking = RowOf<typeof readHandled>;

/** Returns a booking by its reference; read again once its order is locked. */
export async function handledBooking(on: Queryable, reference: string): Promise<HandledBooking | null> {
  const { rows } = await on.query(readHandled, [reference]);
  return rows[0] ?? null;
}

const readStock = sql(
  'read-stock-of-day',
  `select s.id::text as "slotId", i.id::text as "inventoryId", s.starts_at as "startsAt", s.local_date as "localDate", s.local_start as "localStart",
     s.closed, i.total, i.held, i.sold
   from slot s join inventory i on i.id = s.inventory_id
   where s.product_id = $1 and s.option_id = $2 and s.local_date = $3::date order by s.starts_at`,
);

export type SlotStock = RowOf<typeof readStock>;

/** Returns the starts of an option on a day of the place, with their stock. */
export async function stockOfDay(
  on: Queryable,
  by: { readonly productId: number; readonly optionId: string; readonly date: string },
): Promise<readonly SlotStock[]> {
  const { rows } = await on.query(readStock, [by.productId, by.optionId, by.date]);
  return rows;
}

export type StockChange = { readonly before: number; readonly taken: number; readonly changed: boolean };

const lockStock = sql(
  'lock-slot-stock',
  `select i.id, i.total as before, i.held + i.sold as taken from inventory i
   where i.id = (select s.inventory_id from slot s where s.id = $1) for no key update`,
);

/** Sets how many places a slot has; nothing changes when more are held and sold. Null when there is no such slot. */
export async function setTotal(tx: Queryable, slotId: string, total: number): Promise<StockChange | null> {
  const { rows } = await tx.query(lockStock, [slotId]);
  const [row] = rows;
  if (row === undefined) return null;
  const { rowCount } = await tx.query('update inventory set total = $2 where id = $1 and held + sold <= $2', [
    row.id,
    total,
  ]);
  return { before: row.before, taken: row.taken, changed: rowCount === 1 };
}

/** Returns whether a hotel has such a kind of room, or a station such a class of cars. */
export async function isKindOf(on: Queryable, venueId: number, kind: string): Promise<boolean> {
  const { rowCount } = await on.query(
    `select from venue where id = $1 and (content -> 'rooms' @> jsonb_build_array(jsonb_build_object('id', $2::text))
       or content -> 'fleet' @> jsonb_build_array(jsonb_build_object('code', $2::text)))`,
    [venueId, kind],
  );
  return rowCount === 1;
}

const readTaken = sql('read-taken-units', 'select held + sold as taken from inventory where key = $1');

/** Sets the total of an inventory unit, by its name; returns how many are held and sold where these are more. */
export async function setUnitTotal(tx: Queryable, key: string, total: number): Promise<number | null> {
  const { rowCount } = await tx.query(
    `insert into inventory as i (key, total) values ($1, $2)
     on conflict (key) do update set total = excluded.total where i.held + i.sold <= excluded.total`,
    [key, total],
  );
  if (rowCount === 1) return null;
  const { rows } = await tx.query(readTaken, [key]);
  return rows[0]?.taken ?? 0;
}

const readWaiting = sql(
  'read-waiting-requests',
  `select b.reference as booking, o.reference as order, b.snapshot #>> '{visit,supplier}' as supplier,
     b.snapshot #>> '{visit,titles,en}' as product, b.starts_at as "startsAt", d.deadline,
     greatest(0, floor(extract(epoch from d.deadline - now()) / 3600))::int as "hoursLeft"
   from booking b join orders o on o.id = b.order_id
   cross join lateral (select least(b.starts_at, b.created_at + $1 * interval '1 hour') as deadline) d
   where b.state = 'confirming' order by d.deadline, b.reference limit 500`,
  { notNull: ['supplier', 'product'] },
);

/** `deadline` is when the supplier's silence becomes a no, ISO 8601 in UTC, `hoursLeft` the whole hours until then. */
export type WaitingRequest = RowOf<typeof readWaiting>;

/**
 * Returns bookings that wait for their supplier's answer, the most urgent first; the supplier has so many hours, and no
 * longer than until the visit.
 */
export async function waitingRequests(on: Queryable, hours: number): Promise<readonly WaitingRequest[]> {
  const { rows } = await on.query(readWaiting, [hours]);
  return rows;
}

const readUnitsOfVenue = sql(
  'read-inventory-units-of-venue',
  `select key, total, held, sold from inventory
   where key ^@ ('room:' || $1 || ':') and split_part(key, ':', 4) >= current_date::text
     or key ^@ ('car:' || $1 || ':') and split_part(key, ':', 4)::int >= floor(extract(epoch from now()) / 21600)
   order by key limit 500`,
  { notNull: ['key'] },
);

export type UnitStock = RowOf<typeof readUnitsOfVenue>;

/** Returns inventory units of a venue that were requested, from today on, by their names. */
export async function unitsOfVenue(on: Queryable, venueId: number): Promise<readonly UnitStock[]> {
  const { rows } = await on.query(readUnitsOfVenue, [String(venueId)]);
  return rows;
}

const findAccounts = sql(
  'find-accounts-named',
  'select id from account where id::text = $1 or phone = $1 or lower(email) = lower($1) order by created_at',
);

/** Returns an account by its id, telephone number or e-mail address; several guests may have given the same address. */
export async function accountsNamed(on: Queryable, word: string): Promise<readonly string[]> {
  const { rows } = await on.query(findAccounts, [word]);
  return rows.map((row) => row.id);
}

/** Blocks or unblocks an account; false when it was in that state already. Its sessions end with a block. */
export async function setBlocked(tx: Queryable, accountId: string, blocked: boolean): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update account set blocked_at = case when $2 then now() end where id = $1 and (blocked_at is null) = $2`,
    [accountId, blocked],
  );
  if (blocked) await revokeSessions(tx, accountId);
  return rowCount === 1;
}

/** Returns whether there is such a product, and such an option of it when one is named. */
export async function isProduct(on: Queryable, productId: number, optionId: string | null): Promise<boolean> {
  const { rowCount } = await on.query(
    'select from product p where p.id = $1 and ($2::text is null or exists (select from option o where o.product_id = p.id and o.id = $2))',
    [productId, optionId],
  );
  return rowCount === 1;
}
