import type { Queryable } from '#src/store/shared/database/db.ts';
import { statement } from '#src/store/shared/database/statement.ts';

const counts = statement(
  'booked_counts',
  `select product_id as "productId", count(*)::int as count from booking
   where state in ('confirmed', 'redeemed', 'unused') group by product_id having count(*) >= $1::int`,
);

/**
 * Returns how often each product was booked for good: those alone that were so at least this often. What is no product
 * (packs, gift cards, what verticals sell) is one row without an id.
 */
export async function findBookedCounts(db: Queryable, least: number): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.query(counts, [least]);
  return new Map(rows.flatMap(({ productId, count }) => (productId === null ? [] : [[productId, count]])));
}
