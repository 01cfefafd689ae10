import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql, statement } from '#src/store/shared/database/statement.ts';

export type Places = { readonly inventoryId: string; readonly qty: number };

/** Places of a booking; `position` names the unit item whose own they are, null is all of them together. */
export type AllottedPlaces = Places & { readonly position?: number | null };

// Rows are locked in the order of their ids whatever plan is chosen; the condition is checked again on the row as it
// is once the lock is ours. NO KEY, because an allotment's foreign key has a KEY SHARE on the row already: two buyers
// who each wanted the full lock would wait for each other.
const hold = statement(
  'hold-places',
  `with locked as (
     select i.id, w.qty from unnest($1::bigint[], $2::int[]) as w (id, qty)
     join inventory i on i.id = w.id order by i.id for no key update of i
   )
   update inventory i set held = i.held + l.qty from locked l
   where i.id = l.id and i.held + i.sold + l.qty <= i.total
   returning i.id::text as id`,
);

const lockRow = statement(
  'lock-free-places',
  'select total - held - sold as free from inventory where id = $1 for no key update',
);

const release = statement(
  'release-places',
  `with locked as (
     select i.id, w.qty from unnest($1::bigint[], $2::int[]) as w (id, qty)
     join inventory i on i.id = w.id order by i.id for no key update of i
   )
   update inventory i set held = i.held - l.qty from locked l where i.id = l.id`,
);

const sell = statement(
  'sell-places',
  `with locked as (
     select i.id, w.qty from (
       select inventory_id as id, sum(qty)::int as qty from allotment where booking_id = any($1::uuid[]) group by inventory_id
     ) w join inventory i on i.id = w.id order by i.id for no key update of i
   )
   update inventory i set held = i.held - l.qty, sold = i.sold + l.qty from locked l where i.id = l.id`,
);

const giveBack = statement(
  'give-back-places',
  `with locked as (
     select i.id, w.qty from unnest($1::bigint[], $2::int[]) as w (id, qty)
     join inventory i on i.id = w.id order by i.id for no key update of i
   )
   update inventory i set sold = i.sold - l.qty from locked l where i.id = l.id`,
);

const exchange = statement(
  'exchange-places',
  `with locked as (
     select i.id, c.held, c.sold from unnest($1::bigint[], $2::int[], $3::int[]) as c (id, held, sold)
     join inventory i on i.id = c.id order by i.id for no key update of i
   )
   update inventory i set held = i.held + l.held, sold = i.sold + l.sold from locked l where i.id = l.id`,
);

/**
 * Holds places in one conditional statement, and returns the stock rows without enough places. When it names any, the
 * caller rolls back. `wanted` has each row once.
 */
export async function holdPlaces(tx: Queryable, requested: readonly Places[]): Promise<readonly string[]> {
  const { rows } = await tx.query(hold, columns(requested));
  const held = new Set(rows.map((row) => row.id));
  return requested.filter((one) => !held.has(one.inventoryId)).map((one) => one.inventoryId);
}

/** Returns how many places of a stock row are free; the row is locked. */
export async function lockFree(tx: Queryable, inventoryId: string): Promise<number> {
  const { rows } = await tx.query(lockRow, [inventoryId]);
  return rows[0]?.free ?? 0;
}

/** Releases held places. */
export async function releasePlaces(tx: Queryable, places: readonly Places[]): Promise<void> {
  await tx.query(release, columns(places));
}

/** Marks the held places of bookings as sold. */
export async function sellPlaces(tx: Queryable, bookingIds: readonly string[]): Promise<void> {
  await tx.query(sell, [bookingIds]);
}

/** Locks the stock rows of bookings in the order in which everybody locks them. */
export async function lockPlacesOf(tx: Queryable, bookingIds: readonly string[]): Promise<void> {
  await tx.query(
    `select i.id from inventory i where i.id in (select inventory_id from allotment where booking_id = any($1::uuid[]))
     order by i.id for no key update`,
    [bookingIds],
  );
}

/** Releases sold places: a cancellation, or a supplier's refusal. */
export async function giveBackPlaces(tx: Queryable, places: readonly Places[]): Promise<void> {
  await tx.query(giveBack, columns(places));
}

/**
 * One booking takes another's place: what was held for it is let go, its places are sold, and those of the other are free,
 * all in one statement, so that both may be of one stock row. The database refuses more than there are.
 */
export async function exchangePlaces(
  tx: Queryable,
  places: { readonly held: readonly Places[]; readonly taken: readonly Places[]; readonly left: readonly Places[] },
): Promise<void> {
  const changes = new Map<string, { held: number; sold: number }>();
  const change = ({ inventoryId, qty }: Places, of: 'held' | 'sold', sign: 1 | -1): void => {
    const row = changes.get(inventoryId) ?? { held: 0, sold: 0 };
    changes.set(inventoryId, { ...row, [of]: row[of] + sign * qty });
  };
  for (const one of places.held) change(one, 'held', -1);
  for (const one of places.taken) change(one, 'sold', 1);
  for (const one of places.left) change(one, 'sold', -1);
  const rows = [...changes.values()];
  await tx.query(exchange, [[...changes.keys()], rows.map((row) => row.held), rows.map((row) => row.sold)]);
}

const readAllotted = sql(
  'read-allotted-places',
  `select inventory_id::text as "inventoryId", sum(qty)::int as qty from allotment
   where booking_id = any($1::uuid[]) group by inventory_id order by inventory_id`,
  { notNull: ['qty'] },
);

/** What bookings were allotted, merged by stock row and sorted: one row is never changed twice in a statement. */
export async function allottedTo(tx: Queryable, bookingIds: readonly string[]): Promise<readonly Places[]> {
  const { rows } = await tx.query(readAllotted, [bookingIds]);
  return rows;
}

const readOwn = sql(
  'read-own-places',
  `select inventory_id::text as "inventoryId", qty, position from allotment where booking_id = $1 order by inventory_id`,
);

/** Returns the same row by row, with whose own each is. */
export async function ownPlacesOf(tx: Queryable, bookingId: string): Promise<readonly AllottedPlaces[]> {
  const { rows } = await tx.query(readOwn, [bookingId]);
  return rows;
}

function columns(places: readonly Places[]): [string[], number[]] {
  return [places.map((one) => one.inventoryId), places.map((one) => one.qty)];
}
