import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql, type RowOf } from '#src/store/shared/database/statement.ts';

const month = `date_trunc('month', now() at time zone 'UTC')::date`;

const reserve = sql(
  'reserve-translation-characters',
  `insert into translation_budget as b (month, spent, allowed)
   select ${month}, $1::bigint, $2::bigint where $1::bigint <= $3::bigint
   on conflict (month) do update set spent = b.spent + excluded.spent, allowed = excluded.allowed
   where b.spent + excluded.spent <= $3::bigint
   returning spent`,
);

/**
 * Reserves characters of this month before they are sent; false where more than `limit` of the allowed ones would be
 * spent. Texts that readers request have a lower limit than those of the shop.
 */
export async function reserveCharacters(
  on: Queryable,
  characters: number,
  { allowed, limit }: { readonly allowed: number; readonly limit: number },
): Promise<boolean> {
  return (await on.query(reserve, [characters, allowed, Math.min(limit, allowed)])).rowCount === 1;
}

const giveBack = sql(
  'return-translation-characters',
  `update translation_budget set spent = greatest(spent - $1::bigint, 0) where month = ${month}`,
);

/** Returns characters that a service certainly did not process. */
export async function returnCharacters(on: Queryable, characters: number): Promise<void> {
  await on.query(giveBack, [characters]);
}

const budgets = sql(
  'translation-budgets',
  `select to_char(month, 'YYYY-MM') as month, spent::text as spent, allowed::text as allowed from translation_budget
   order by translation_budget.month desc limit 12`,
  { notNull: ['month', 'spent', 'allowed'] },
);

/** Returns what was spent in the last twelve months with any, the latest first. */
export async function findBudgets(on: Queryable): Promise<readonly RowOf<typeof budgets>[]> {
  return (await on.query(budgets)).rows;
}
