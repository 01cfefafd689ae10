import { statement, type Queryable } from '#src/store/shared/database/db.ts';

const counts = statement(
  'booked_counts',
  `select product_id as "productId", count(*)::int as count from booking
   where state in ('confirmed', 'redeemed', 'unused') group by product_id having count(*) >= $1::int`,
);

/** How often each product was booked for good: those alone that were so at least this often. */
export async function findBookedCounts(db: Queryable, least: number): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.query<{ productId: number; count: number }>(counts, [least]);
  return new Map(rows.map((row) => [row.productId, row.count]));
}
