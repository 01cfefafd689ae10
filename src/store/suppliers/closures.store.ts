import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql, statement } from '#src/store/shared/database/statement.ts';

export const closureReasons = ['weather', 'closed', 'supplier', 'operator'] as const;
export type ClosureReason = (typeof closureReasons)[number];

export type NewClosure = {
  readonly id: string;
  readonly productId: number;
  /** Null: all options. */
  readonly optionId: string | null;
  /** Dates of the place, both included. */
  readonly from: string;
  readonly to: string;
  readonly reason: ClosureReason;
};

/** Closes the starts of some days for good and says how many; those that are over, or closed for good before, stay as they are. */
export async function insertClosure(tx: Queryable, closure: NewClosure): Promise<number> {
  const { id, productId, optionId, from, to, reason } = closure;
  await tx.query(
    'insert into closure (id, product_id, option_id, from_date, to_date, reason) values ($1, $2, $3, $4, $5, $6)',
    [id, productId, optionId, from, to, reason],
  );
  const { rowCount } = await tx.query(
    `update slot set closed = true, closure_id = $1
     where product_id = $2 and ($3::text is null or option_id = $3) and local_date between $4::date and $5::date
       and ends_at > now() and closure_id is null`,
    [id, productId, optionId, from, to],
  );
  return rowCount;
}

export type NewServiceClosure = Pick<NewClosure, 'id' | 'from' | 'to' | 'reason'> & {
  readonly of: { readonly kind: 'venue' | 'trip'; readonly id: number };
  /** Null: all of a venue; else a kind of room, a plan, a class of cars. */
  readonly optionId: string | null;
};

/** Closes days of a venue, or a trip on its service day, for good. */
export async function insertServiceClosure(tx: Queryable, closure: NewServiceClosure): Promise<void> {
  const { id, of, optionId, from, to, reason } = closure;
  await tx.query(
    `insert into closure (id, venue_id, trip_id, option_id, from_date, to_date, reason)
     values ($1, case when $2 = 'venue' then $3::int end, case when $2 = 'trip' then $3::int end, $4, $5, $6, $7)`,
    [id, of.kind, of.id, optionId, from, to, reason],
  );
}

/** Returns whether the present timetable has a trip. */
export async function isTrip(on: Queryable, tripId: number): Promise<boolean> {
  const { rowCount } = await on.query('select from rail_trip where id = $1', [tripId]);
  return rowCount === 1;
}

const readClosedTrips = statement(
  'read-closed-trips',
  `select trip_id || ' ' || from_date as day from closure where trip_id = any($1::int[]) and from_date >= current_date - 2`,
  { notNull: ['day'] },
);

/** Returns which of these trips are closed on which service days: "4711 2026-12-24". */
export async function closedTrips(on: Queryable, tripIds: readonly number[]): Promise<ReadonlySet<string>> {
  if (tripIds.length === 0) return new Set();
  const { rows } = await on.query(readClosedTrips, [tripIds]);
  return new Set(rows.map((row) => row.day));
}

/**
 * The closure of a booking `b` in SQL: of its slot, of a day that it has at its venue (`lessClosed` checks the same for
 * offers), or of a trip that it rides on. What was sold says which days these are.
 */
export const closureOfBooking = `(
  select s.closure_id from slot s where s.id = b.slot_id and s.closure_id is not null
  union all
  select k.id from closure k
  cross join (select b.snapshot -> 'visit' as visit) v
  cross join lateral (select jsonb_path_query_first(v.visit, '$.service.details[*] ? (@.kind == "span")') as span) x
  where b.vertical is not null and (
    k.venue_id = (v.visit #>> '{service,venueId}')::int
      and (k.option_id is null or v.visit ->> 'optionId' = k.option_id or starts_with(v.visit ->> 'optionId', k.option_id || '.'))
      and k.to_date >= (v.visit ->> 'localDate')::date
      and k.from_date <= coalesce((x.span #>> '{to,date}')::date - case when x.span ->> 'as' = 'stay' then 1 else 0 end, (v.visit ->> 'localDate')::date)
    or strpos('~' || (v.visit #>> '{service,question,legs}'), '~' || k.trip_id || '.' || k.from_date || '.') > 0)
  limit 1)`;

/**
 * Returns whether the start, a day or a trip of one of these bookings was closed for good, whatever state the booking
 * is in.
 */
export async function isAnyClosed(on: Queryable, bookingIds: readonly string[]): Promise<boolean> {
  const { rowCount } = await on.query(
    `select from booking b where b.id = any($1::uuid[]) and ${closureOfBooking} is not null limit 1`,
    [bookingIds],
  );
  return rowCount > 0;
}

const readBookings = sql(
  'read-bookings-of-closed-dates',
  `select b.id as "bookingId", b.state from booking b
   where b.state in ('confirmed', 'confirming') and b.ends_at > now()
     and (b.slot_id in (select s.id from slot s where s.closure_id is not null)
       or b.vertical is not null and exists (select from closure k where k.product_id is null and k.to_date >= current_date - 2))
     and ${closureOfBooking} is not null
     and not exists (select from closure_case c where c.booking_id = b.id)
   order by b.starts_at, b.id limit $1`,
);

/** Returns bookings on starts, days and trips that were closed permanently, for which no notice has been sent yet. */
export async function bookingsOfClosedDates(
  on: Queryable,
  limit: number,
): Promise<readonly { readonly bookingId: string; readonly state: string }[]> {
  const { rows } = await on.query(readBookings, [limit]);
  return rows;
}

const insertCase = sql(
  'insert-closure-case',
  `with made as (
     insert into closure_case (id, closure_id, booking_id, state, deadline)
     select $1, closed.id, b.id, 'offered',
       case when $3 then greatest(least(((now() at time zone z.zone) + interval '7 days') at time zone z.zone, b.starts_at - interval '1 hour'), now()) else now() end
     from booking b cross join lateral (select ${closureOfBooking} as id) closed
       cross join lateral (select coalesce(b.snapshot #>> '{visit,timeZone}', 'UTC') as zone) z
     where b.id = $2 and closed.id is not null and b.state = 'confirmed'
     on conflict (booking_id) do nothing returning closure_id, deadline)
   select made.deadline, closure.reason from made join closure on closure.id = made.closure_id`,
);

/**
 * Notes that a booking's date is closed. `another`: it is offered another date, for a week by the clock of the place or
 * until its visit would have begun; else its money is due at once. Returns until when (ISO 8601 in UTC) and why; null
 * when its date is not closed, or that was noted before.
 */
export async function insertClosureCase(
  tx: Queryable,
  id: string,
  bookingId: string,
  another: boolean,
): Promise<{ readonly deadline: string; readonly reason: ClosureReason } | null> {
  const { rows } = await tx.query(insertCase, [id, bookingId, another]);
  return rows[0] ?? null;
}

const readDueCases = sql(
  'read-due-closure-cases',
  `select c.booking_id as "bookingId" from closure_case c join booking b on b.id = c.booking_id
   where c.state = 'offered' and c.deadline <= now() and b.state = 'confirmed'
     and not exists (select from dispute d join payment p on p.id = d.payment_id where p.order_id = b.order_id and d.state = 'open')
   order by c.deadline limit $1`,
);

/**
 * Returns bookings whose offer of another date was not taken in time; none that is disputed: its money is with the
 * bank.
 */
export async function dueClosureCases(on: Queryable, limit: number): Promise<readonly string[]> {
  const { rows } = await on.query(readDueCases, [limit]);
  return rows.map((row) => row.bookingId);
}

/** Ends the offer of another date that a closed date brought a booking, if there is one. */
export async function settleClosureCase(tx: Queryable, bookingId: string, as: 'moved' | 'refunded'): Promise<void> {
  await tx.query(`update closure_case set state = $2 where booking_id = $1 and state = 'offered'`, [bookingId, as]);
}
