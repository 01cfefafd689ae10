import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql } from '#src/store/shared/database/statement.ts';

/** Of booking `b`: what of its price had gone back before it took another's place, in minor units. */
export const givenBefore = 'coalesce((select m.given_minor from amendment m where m.booking_id = b.id), 0)';

export type AmendmentRow = {
  readonly bookingId: string;
  readonly formerId: string;
  readonly extraMinor: bigint;
  readonly backMinor: bigint;
};

/** Writes what an amendment costs or refunds, as it was agreed. */
export async function insertAmendment(tx: Queryable, amendment: AmendmentRow): Promise<void> {
  const { bookingId, formerId, extraMinor, backMinor } = amendment;
  await tx.query('insert into amendment (booking_id, former_id, extra_minor, back_minor) values ($1, $2, $3, $4)', [
    bookingId,
    formerId,
    extraMinor,
    backMinor,
  ]);
}

const amendmentOfSql = sql(
  'amendment-of',
  `select booking_id as "bookingId", former_id as "formerId", extra_minor as "extraMinor", back_minor as "backMinor"
     from amendment where booking_id = $1`,
);

/** Returns the terms under which a line is to take another's place; null when it is no such line. */
export async function amendmentOf(on: Queryable, bookingId: string): Promise<AmendmentRow | null> {
  const { rows } = await on.query(amendmentOfSql, [bookingId]);
  return rows[0] ?? null;
}

const openAmendmentOfSql = sql(
  'open-amendment-of',
  `select id from booking where amends = $1 and state in ('held', 'pending_payment')`,
);

/** Returns the line that is yet to take this booking's place, if there is one; no more than one can be. */
export async function openAmendmentOf(on: Queryable, formerId: string): Promise<string | null> {
  const { rows } = await on.query(openAmendmentOfSql, [formerId]);
  return rows[0]?.id ?? null;
}

const overdueAmendmentsSql = sql(
  'overdue-amendments',
  `select b.id as "bookingId", b.order_id as "orderId" from hold h join booking b on b.id = h.booking_id
     where h.state = 'active' and h.expires_at <= now() and b.amends is not null and b.replaces is null
     order by h.expires_at limit $1`,
);

/** Lines that are yet to take another's place and hold their places longer than promised, with their order. */
export async function overdueAmendments(
  on: Queryable,
  limit: number,
): Promise<readonly { readonly bookingId: string; readonly orderId: string }[]> {
  const { rows } = await on.query(overdueAmendmentsSql, [limit]);
  return rows;
}

type TakenPlace = { readonly bookingId: string; readonly formerId: string; readonly givenMinor: bigint };

/**
 * A line takes its former's place: from now on it is the booking. What credits and gift cards paid for the former and did
 * not get back, and what the travellers answered, goes on with it; so does what of its price has gone back already.
 */
export async function hydrate(tx: Queryable, change: TakenPlace): Promise<void> {
  const { bookingId, formerId, givenMinor } = change;
  await tx.query('update booking set replaces = amends where id = $1', [bookingId]);
  await tx.query('update amendment set committed_at = now(), given_minor = $2 where booking_id = $1', [
    bookingId,
    givenMinor,
  ]);
  await tx.query(
    `insert into booking_tender (booking_id, kind, amount_minor)
     select $1, t.kind, t.amount_minor - coalesce(r.amount, 0) from booking_tender t
     left join (select kind, sum(amount_minor)::bigint as amount from tender_return where booking_id = $2 group by kind) r on r.kind = t.kind
     where t.booking_id = $2 and t.amount_minor > coalesce(r.amount, 0)`,
    [bookingId, formerId],
  );
  await tx.query(
    'insert into booking_answers (booking_id, answers) select $1, answers from booking_answers where booking_id = $2',
    [bookingId, formerId],
  );
  await tx.query(
    `with seat as (
       select id, booking_id, unit_id, row_number() over (partition by booking_id, unit_id order by position) as nth
       from unit_item where booking_id in ($1, $2) and cancelled_at is null)
     insert into traveller_answers (unit_item_id, answers)
     select n.id, a.answers from seat n join seat f on f.unit_id = n.unit_id and f.nth = n.nth
     join traveller_answers a on a.unit_item_id = f.id
     where n.booking_id = $1 and f.booking_id = $2`,
    [bookingId, formerId],
  );
}

/** Allots a line once it is sold: so many places of the stock of its start, whatever was held for it before. */
export async function allotWhole(tx: Queryable, bookingId: string, people: number): Promise<void> {
  await tx.query(
    `insert into allotment (booking_id, inventory_id, qty)
     select b.id, s.inventory_id, $2 from booking b join slot s on s.id = b.slot_id where b.id = $1
     on conflict (booking_id, inventory_id) do update set qty = excluded.qty`,
    [bookingId, people],
  );
}
