import type { PriceRecord } from '#src/domain/catalogue/prices/price-before.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { statement } from '#src/store/shared/database/statement.ts';

const changed = statement(
  'unit-prices-changed',
  `select product_id as "productId", option_id as "optionId", unit_id as "unitId",
     (extract(epoch from since) * 1000)::float8 as "sinceMs", price_minor as "priceMinor"
   from unit_price_record r
   where ($1::int[] is null or product_id = any($1::int[]))
     and (exists (
       select from deal_span s
       where s.product_id = r.product_id and s.option_id = r.option_id and (s.until is null or s.until > now() - interval '61 days')
     ) or exists (
       select from unit_price_record l
       where l.product_id = r.product_id and l.option_id = r.option_id and l.unit_id = r.unit_id and l.since > now() - interval '31 days'
         and exists (
           select from unit_price_record e
           where e.product_id = l.product_id and e.option_id = l.option_id and e.unit_id = l.unit_id and e.since < l.since
         )
     ))
   order by product_id, option_id, unit_id, since`,
  { notNull: ['sinceMs'] },
);

/**
 * Returns what units have cost whose price has changed within a month or was lowered by a deal, by product, option and
 * unit; of all products, or of some.
 */
export async function findChangedPrices(
  db: Queryable,
  ids: readonly number[] | undefined,
): Promise<ReadonlyMap<string, readonly PriceRecord[]>> {
  const { rows } = await db.query(changed, [ids ?? null]);
  const byUnit = Map.groupBy(rows, (row) => `${row.productId} ${row.optionId} ${row.unitId}`);
  return new Map(
    [...byUnit].map(([key, records]) => [key, records.map(({ sinceMs, priceMinor }) => ({ sinceMs, priceMinor }))]),
  );
}
