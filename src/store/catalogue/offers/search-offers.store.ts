import type { Queryable } from '#src/store/shared/database/db.ts';
import { statement, type RowOf } from '#src/store/shared/database/statement.ts';

const offered = statement(
  'search_offered_days',
  `with per_day as (
     select s.product_id, s.option_id, s.local_date, max(s.cutoff_at) as last
     from slot s join inventory i on i.id = s.inventory_id join option o on o.product_id = s.product_id and o.id = s.option_id
     where s.product_id = any($1::int[]) and s.local_date between $2::date and $3::date and not s.closed
       and s.cutoff_at > $4::timestamptz and i.total - i.held - i.sold >= o.min_party
     group by s.product_id, s.option_id, s.local_date
   )
   select product_id as "productId", option_id as "optionId", array_agg(local_date - date '1970-01-01' order by local_date) as days,
     (array_agg(last order by local_date))[1] as "staleAt"
   from per_day group by product_id, option_id`,
  { notNull: ['days', 'staleAt'] },
);

/** On which days an option has a place, and when its first such day ends (the last start can no longer be booked). */
export type OfferedDays = RowOf<typeof offered>;

/**
 * Returns the days in [from, to] (local dates) on which each option of some products has a place at `now` (ISO 8601).
 */
export async function findOfferedDays(
  db: Queryable,
  productIds: readonly number[],
  { from, to, now }: { readonly from: string; readonly to: string; readonly now: string },
): Promise<readonly OfferedDays[]> {
  return (await db.query(offered, [productIds, from, to, now])).rows;
}
