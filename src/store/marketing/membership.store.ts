import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql, type RowOf } from '#src/store/shared/database/statement.ts';

const readSpending = sql(
  'read-spending',
  `select o.currency, r.hkd_per_unit::text as "hkdPerUnit",
     sum(greatest(0, b.amount_minor - b.discount_minor - coalesce(b.refund_due_minor, 0)
       - coalesce((select t.amount_minor from booking_tender t where t.booking_id = b.id and t.kind = 'credits'), 0)))::bigint as minor
   from orders o join booking b on b.order_id = o.id
   cross join lateral (
     select hkd_per_unit from exchange_rate e where e.currency = o.currency and e.on_date <= o.created_at::date order by e.on_date desc limit 1) r
   where o.account_id = $1 and o.created_at > now() - $2 * interval '1 month' and b.state in ('confirmed', 'redeemed', 'unused')
     and not exists (select from booking n where n.replaces = b.id)
   group by o.currency, r.hkd_per_unit`,
  { notNull: ['minor'] },
);

/** What was spent in a currency at the rate of one day: minor units, and HKD for one major unit as a decimal string. */
export type Spending = RowOf<typeof readSpending>;

/**
 * Returns what an account has paid by card or gift card in the last months for visits that it did not give up, by the
 * rates of the days on which it bought (RU-13). What has no rate does not count.
 */
export async function spendingOf(on: Queryable, accountId: string, months: number): Promise<readonly Spending[]> {
  const { rows } = await on.query(readSpending, [accountId, months]);
  return rows;
}
