import type { BookedSeat } from '#src/domain/orders/changes/cancellation.ts';
import type { Service } from '#src/domain/catalogue/offers/service.ts';
import type { Names } from '#src/domain/catalogue/destination.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, type RowOf, sql, statement } from '#src/store/shared/database/statement.ts';

/** Of a traveller's bookings: those still to come, those that are over, and those that do not take place. */
export type TripPart = 'coming' | 'past' | 'cancelled';

/** A trip as the account's list shows it. `closedUntil`: until when another date can be chosen, where the date is closed (ISO 8601 in UTC). */
export type TripRow = RowOf<typeof readTrips>;

// Each booking as its latest replacement; what was never paid is no trip, and a gift card has no day to wait for. Days
// are those of the places themselves.
const mine = `with mine as (
    select b.id, b.reference, o.reference as "orderReference", b.state, b.snapshot, b.starts_at, b.ends_at,
      b.snapshot -> 'visit' ->> 'localDate' as day,
      case when b.state in ('cancelled', 'rejected') then 'cancelled' when b.ends_at > now() and b.state <> 'unused' and not b.is_gift then 'coming' else 'past' end as part
    from orders o join booking b on b.order_id = o.id
    where o.account_id = $1 and b.state in ('paid', 'confirming', 'confirmed', 'redeemed', 'unused', 'cancel_requested', 'cancelled', 'rejected')
      and not exists (select from booking n where n.replaces = b.id) and (b.amends is null or b.replaces is not null))`;

const readTrips = statement(
  'read-trips',
  `${mine}
   select m.reference, m."orderReference", m.state, m.snapshot,
     exists (select from voucher v where v.booking_id = m.id and v.voided_at is null) as "hasVoucher",
     (select c.deadline from closure_case c where c.booking_id = m.id and c.state = 'offered' limit 1) as "closedUntil",
     coalesce((select json_agg(json_build_object('refundPercent', u.refund_percent)) from unit_item u where u.booking_id = m.id), '[]') as seats
   from mine m where m.part = $2
   order by case when $2 = 'coming' then m.day end, case when $2 = 'coming' then m.starts_at end, m.day desc, m.starts_at desc, m.reference
   limit $3 offset $4`,
  { notNull: ['seats'], narrower: columns<{ seats: readonly Pick<BookedSeat, 'refundPercent'>[] }>() },
);

/** Returns a page of an account's trips by the places' own days: the next first, of past ones the last. */
export async function tripsOf(
  on: Queryable,
  accountId: string,
  part: TripPart,
  page: { readonly limit: number; readonly offset: number },
): Promise<readonly TripRow[]> {
  const { rows } = await on.query(readTrips, [accountId, part, page.limit, page.offset]);
  return rows;
}

const countTripsSql = sql('count-trips', `${mine} select part, count(*)::int as count from mine group by part`);

/** Returns how many trips an account has of each kind. */
export async function countTrips(on: Queryable, accountId: string): Promise<Readonly<Record<TripPart, number>>> {
  const { rows } = await on.query(countTripsSql, [accountId]);
  const count = (part: TripPart): number => rows.find((row) => row.part === part)?.count ?? 0;
  return { coming: count('coming'), past: count('past'), cancelled: count('cancelled') };
}

/** A booking to come that begins at a certain time (ISO 8601 in UTC); `service` is what it is where no visit was booked: a ride, a stay, a hire. */
export type StopRow = RowOf<typeof stopsOfSql>;

const stopsOfSql = sql(
  'stops-of',
  `${mine}
     select m.reference, m.starts_at as "startsAt", m.ends_at as "endsAt", (p.at ->> 'lat')::float8 as lat, (p.at ->> 'lng')::float8 as lng,
       m.snapshot -> 'visit' -> 'titles' as titles, m.snapshot -> 'visit' -> 'service' as service
     from mine m cross join lateral (select m.snapshot -> 'visit' -> 'meetingPoint' as at) p
     where m.part = 'coming' and m.snapshot -> 'visit' -> 'pack' is null and not (m.snapshot -> 'visit' ->> 'allDay')::boolean
     order by m.starts_at, m.reference limit $2`,
  { notNull: ['lat', 'lng', 'titles'], narrower: columns<{ titles: Names; service: Service }>() },
);

/** Returns the bookings to come that begin at a certain time, the next first: what may be in one another's way. */
export async function stopsOf(on: Queryable, accountId: string, limit: number): Promise<readonly StopRow[]> {
  const { rows } = await on.query(stopsOfSql, [accountId, limit]);
  return rows;
}

const mailAddressesOfSql = sql(
  'mail-addresses-of',
  `select distinct x.email from (
       select o.contact ->> 'email' as email from orders o where o.account_id = $1
         and exists (select from booking b where b.order_id = o.id and b.ends_at > now() and b.state in ('paid', 'confirming', 'confirmed', 'cancel_requested'))
       union all select email from account where id = $1) x
     where x.email is not null limit 10`,
  { notNull: ['email'] },
);

/** Returns the email addresses that get messages about an account's upcoming trips, its own among them. */
export async function mailAddressesOf(on: Queryable, accountId: string): Promise<readonly string[]> {
  const { rows } = await on.query(mailAddressesOfSql, [accountId]);
  return rows.map((row) => row.email);
}

const bouncedAmongSql = sql(
  'bounced-among',
  `select encode(address_hash, 'hex') as hash from mail_address where address_hash = any($1::bytea[]) and bounced_at is not null`,
);

/** Returns which of these keyed hashes are of addresses whose mails bounce; as hex. */
export async function bouncedAmong(on: Queryable, hashes: readonly Uint8Array[]): Promise<readonly string[]> {
  const { rows } = await on.query(bouncedAmongSql, [hashes]);
  return rows.map((row) => row.hash);
}
