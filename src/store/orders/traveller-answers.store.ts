import type { Answers, BookingAnswers } from '#src/domain/orders/traveller-answers.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql } from '#src/store/shared/database/statement.ts';

/** Stores the answers for bookings of one order; former answers are deleted. */
export async function saveAnswers(
  tx: Queryable,
  given: readonly (BookingAnswers & { readonly bookingId: string })[],
): Promise<void> {
  if (given.length === 0) return;
  await tx.query(
    `with given as (
       select * from jsonb_to_recordset($1::jsonb) as g ("bookingId" uuid, booking jsonb, travellers jsonb)
     ), whole as (
       insert into booking_answers (booking_id, answers) select "bookingId", booking from given
       on conflict (booking_id) do update set answers = excluded.answers
     )
     insert into traveller_answers (unit_item_id, answers)
     select u.id, g.travellers -> u.position from given g join unit_item u on u.booking_id = g."bookingId"
     where g.travellers -> u.position is not null
     on conflict (unit_item_id) do update set answers = excluded.answers`,
    [JSON.stringify(given)],
  );
}

const answersOfSql = sql(
  'answers-of',
  `select b.snapshot ->> 'itemId' as "itemId", a.answers as booking,
       (select coalesce(json_agg(coalesce(t.answers, '{}') order by u.position), '[]')
        from unit_item u left join traveller_answers t on t.unit_item_id = u.id where u.booking_id = b.id) as travellers
     from booking b join booking_answers a on a.booking_id = b.id
     where b.id in (
       select id from booking where reference = $1
       union select n.id from orders o join booking n on n.order_id = o.id where o.reference = $1)
       and not exists (select from booking n where n.replaces = b.id)`,
  {
    notNull: ['itemId', 'travellers'],
    narrower: columns<{ booking: Answers; travellers: readonly Answers[] }>(),
  },
);

/**
 * Returns what was answered for an order's bookings or for one booking, found by reference, given by the lines' ids;
 * travellers in the order of their unit items. Of a booking and the one that took its place the later counts.
 */
export async function answersOf(on: Queryable, reference: string): Promise<ReadonlyMap<string, BookingAnswers>> {
  const { rows } = await on.query(answersOfSql, [reference]);
  return new Map(rows.map(({ itemId, ...answers }) => [itemId, answers]));
}

/** Copies the answers of a booking to the one that replaces it: first adult to first adult, second to second. */
export async function copyAnswers(tx: Queryable, fromBookingId: string, toBookingId: string): Promise<void> {
  await tx.query(
    `with whole as (
       insert into booking_answers (booking_id, answers) select $2, answers from booking_answers where booking_id = $1
       on conflict (booking_id) do nothing
     ), seat as (
       select id, booking_id, unit_id, row_number() over (partition by booking_id, unit_id order by position) as n
       from unit_item where booking_id in ($1, $2)
     )
     insert into traveller_answers (unit_item_id, answers)
     select new.id, t.answers from seat old
     join traveller_answers t on t.unit_item_id = old.id
     join seat new on new.booking_id = $2 and new.unit_id = old.unit_id and new.n = old.n
     where old.booking_id = $1
     on conflict (unit_item_id) do nothing`,
    [fromBookingId, toBookingId],
  );
}

/**
 * Forgets answers when the visit is so many days over, and a day after their booking was released unpaid; returns how
 * many bookings.
 */
export async function forgetAnswers(on: Queryable, days: number): Promise<number> {
  const { rowCount } = await on.query(
    `with past as (
       select a.booking_id from booking_answers a join booking b on b.id = a.booking_id
       where b.ends_at < now() - $1 * interval '1 day'
         or b.state = 'released' and b.created_at < now() - interval '1 day'
       order by b.ends_at limit 1000
     ), people as (
       delete from traveller_answers t using unit_item u, past p where u.id = t.unit_item_id and u.booking_id = p.booking_id
     )
     delete from booking_answers a using past p where p.booking_id = a.booking_id`,
    [days],
  );
  return rowCount;
}
