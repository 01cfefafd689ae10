import type { Queryable } from '#src/store/shared/database/db.ts';
import { statement, sql } from '#src/store/shared/database/statement.ts';

/** A listing to be looked at again; `whole` when more than its prices and days may have changed. */
export type Touched = { readonly productId: number; readonly whole: boolean };

const taken = statement(
  'search_touched_take',
  `with oldest as materialized (select product_id from search_touched order by id limit 5000),
   picked as materialized (select distinct product_id from oldest limit $1::int),
   taken as (
     delete from search_touched t using picked where t.product_id = picked.product_id returning t.product_id, t.whole
   ), stale as (
     select product_id from search_item where stale_at <= $2::timestamptz order by stale_at limit $1::int
   )
   select product_id as "productId", bool_or(whole) as whole
   from (select product_id, whole from taken union all select product_id, false from stale) as all_of_them group by product_id`,
  { notNull: ['productId', 'whole'] },
);

/**
 * Takes up to twice `most` listings that were touched, or that time has changed by `now` (ISO 8601); taken means
 * forgotten when the transaction commits.
 */
export async function takeTouched(tx: Queryable, most: number, now: string): Promise<readonly Touched[]> {
  return (await tx.query(taken, [most, now])).rows;
}

/** Lets time alone change a listing no more. */
export async function neverStale(tx: Queryable, productId: number): Promise<void> {
  await tx.query('update search_item set stale_at = null where product_id = $1', [productId]);
}

/** Touches everything on sale when the listings were written by other rules than these. */
export async function touchUnlessMadeBy(tx: Queryable, rules: string): Promise<void> {
  await tx.query(
    `with changed as (update search_state set made_by = $1 where made_by <> $1 returning one)
     insert into search_touched (product_id, whole) select product.id, true from changed cross join product where product.live`,
    [rules],
  );
}

/**
 * Restarts the numbering of changes after all listings were replaced: a new source, no changes before it, and the
 * shop's own are to be written again.
 */
export async function restartChanges(tx: Queryable): Promise<void> {
  await tx.query(`update search_state set source = gen_random_uuid(),
    purged_to = (select coalesce(max(seq), 0) from search_change), made_by = ''`);
  await tx.query('delete from search_change');
}

/**
 * What the listings are now: their source, the number of the last change, and up to which changes are no longer
 * available.
 */
export type SearchState = { readonly source: string; readonly seq: bigint; readonly purgedTo: bigint };

const state = statement(
  'search_state',
  `select source::text, purged_to as "purgedTo", greatest(purged_to, (select max(seq) from search_change)) as seq from search_state`,
);

/** Reads how far the changes have come. */
export async function findSearchState(db: Queryable): Promise<SearchState> {
  const [row] = (await db.query(state)).rows;
  if (row === undefined) throw new Error('search_state has no row');
  return row;
}

const changesAfter = statement(
  'search_changes_after',
  `select product_id as "productId", bool_or(whole) as whole, max(seq) as seq from
     (select seq, product_id, whole from search_change where seq > $1::bigint order by seq limit $2::int) as next
   group by product_id order by seq`,
  { notNull: ['whole', 'seq'] },
);

/** Returns the next changes after one, at most `most` of them, each listing once with the number of its last. */
export async function findChangesAfter(
  db: Queryable,
  seq: bigint,
  most: number,
): Promise<readonly (Touched & { readonly seq: bigint })[]> {
  return (await db.query(changesAfter, [seq, most])).rows;
}

const countWholeAfterSql = sql(
  'count-whole-after',
  'select count(distinct product_id) as count from search_change where seq > $1::bigint and whole',
);

/** Returns how many listings have changed wholly after a change. */
export async function countWholeAfter(db: Queryable, seq: bigint): Promise<number> {
  const { rows } = await db.query(countWholeAfterSql, [seq]);
  return Number(rows[0]?.count ?? 0);
}

/** Drops changes older than a day; who missed them builds again. */
export async function thinChanges(db: Queryable): Promise<void> {
  await db.query(
    `with dropped as (delete from search_change where at < now() - interval '1 day' returning seq)
     update search_state set purged_to = greatest(purged_to, (select max(seq) from dropped)) where exists (select from dropped)`,
  );
}
