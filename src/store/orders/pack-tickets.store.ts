import type { PackTicket } from '#src/domain/catalogue/offers/offer.ts';
import type { TicketsLeft } from '#src/domain/marketing/value-packs/pack-tickets.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { statement } from '#src/store/shared/database/statement.ts';

// What the account's own open checkout takes still counts as available to it.
const readTickets = statement(
  'read-pack-tickets',
  `select t.booking_id as "packBookingId", b.reference, t.position, t.product_id as "productId", t.option_id as "optionId", t.tickets,
     t.tickets - t.used + coalesce(m.held, 0)::int as left, b.snapshot #>> '{visit,localDate}' as "validUntil",
     b.state = 'confirmed' and b.ends_at > now() as valid
   from pack_ticket t
   join booking b on b.id = t.booking_id
   join orders o on o.id = b.order_id
   left join lateral (
     select sum(u.tickets) as held from pack_use u join booking v on v.id = u.booking_id
     where u.pack_booking_id = t.booking_id and u.position = t.position and v.state in ('held', 'pending_payment')
   ) m on true
   where o.account_id = $1 and (t.booking_id = any($2::uuid[]) or b.reference = any($3::text[]))
   order by t.booking_id, t.position`,
  { notNull: ['left', 'validUntil', 'valid'] },
);

/**
 * Returns what is left of packs of this account, by their bookings' ids or references, item by item; of another's
 * nothing.
 */
export async function packTicketsOf(
  on: Queryable,
  accountId: string,
  of: { readonly ids?: readonly string[]; readonly references?: readonly string[] },
): Promise<readonly TicketsLeft[]> {
  const { rows } = await on.query(readTickets, [accountId, of.ids ?? [], of.references ?? []]);
  return rows;
}

export type TicketsTaken = PackTicket & { readonly bookingId: string; readonly tickets: number };

const take = statement(
  'take-pack-tickets',
  `with wanted as (
     select * from jsonb_to_recordset($1::jsonb) as w ("bookingId" uuid, "packBookingId" uuid, position int, tickets int)
   ), sums as (
     select "packBookingId" as id, position, sum(tickets)::int as n from wanted group by 1, 2
   ), locked as (
     select t.booking_id, t.position, s.n from sums s join pack_ticket t on t.booking_id = s.id and t.position = s.position
     order by t.booking_id, t.position for no key update of t
   ), taken as (
     update pack_ticket t set used = t.used + l.n from locked l
     where t.booking_id = l.booking_id and t.position = l.position and t.used + l.n <= t.tickets
       and exists (select from booking b where b.id = t.booking_id and b.state = 'confirmed' and b.ends_at > now())
     returning t.booking_id, t.position
   ), used as (
     insert into pack_use (booking_id, pack_booking_id, position, tickets)
     select w."bookingId", w."packBookingId", w.position, w.tickets
     from wanted w join taken t on t.booking_id = w."packBookingId" and t.position = w.position
     returning booking_id
   )
   select (select count(*) from used) = (select count(*) from wanted) as enough`,
);

/**
 * Takes tickets for bookings in one conditional statement, while their packs cannot be canceled; false when some are
 * not available, and then the caller rolls back.
 */
export async function takePackTickets(tx: Queryable, tickets: readonly TicketsTaken[]): Promise<boolean> {
  if (tickets.length === 0) return true;
  const packs = tickets.map((one) => one.packBookingId);
  await tx.query('select id from booking where id = any($1::uuid[]) order by id for share', [packs]);
  const { rows } = await tx.query(take, [JSON.stringify(tickets)]);
  return rows[0]?.enough === true;
}
