import { isCurrency, type CurrencyCode } from '#src/domain/pricing/currency.ts';
import { parseRate, type RateTable } from '#src/domain/pricing/exchange.ts';
import { kyselyOf } from '#src/store/db-kysely.ts';
import type { Queryable } from '#src/store/db.ts';
import type { Tables } from '#src/store/tables.ts';

/** Stores the rates of a day: HKD per major unit as decimal strings of at most eight places (RU-13). */
export async function saveRates(
  tx: Queryable,
  date: string,
  hkdPerUnit: Readonly<Record<string, string>>,
): Promise<void> {
  await tx.query(
    `insert into exchange_rate as old (on_date, currency, hkd_per_unit)
     select $1::date, * from unnest($2::text[], $3::numeric[])
     on conflict (on_date, currency) do update set hkd_per_unit = excluded.hkd_per_unit
     where old.hkd_per_unit is distinct from excluded.hkd_per_unit`,
    [date, Object.keys(hkdPerUnit), Object.values(hkdPerUnit)],
  );
}

/** The latest rates of or before a date ("YYYY-MM-DD"); an empty table when there are none, which blocks buying (D-15). */
export async function findRates(db: Queryable, date: string): Promise<RateTable> {
  const rows = await kyselyOf<Tables>(db)
    .selectFrom('exchange_rate')
    .select(['on_date', 'currency', 'hkd_per_unit'])
    .where('on_date', '=', (latest) =>
      latest
        .selectFrom('exchange_rate as earlier')
        .select(({ fn }) => fn.max('earlier.on_date').as('on_date'))
        .where('earlier.on_date', '<=', date),
    )
    .execute();
  const hkdPerUnit: Partial<Record<CurrencyCode, bigint>> = {};
  for (const row of rows) {
    const rate = parseRate(row.hkd_per_unit);
    if (isCurrency(row.currency) && rate !== null) hkdPerUnit[row.currency] = rate;
  }
  return { date: rows[0]?.on_date ?? date, hkdPerUnit };
}

const keptMs = 60_000;
const kept = new WeakMap<
  Queryable,
  { readonly date: string; readonly untilMs: number; readonly rates: Promise<RateTable> }
>();

/** The same, kept in the process for a minute. `nowMs` is the caller's clock. */
export function ratesFor(db: Queryable, date: string, nowMs: number): Promise<RateTable> {
  const known = kept.get(db);
  if (known !== undefined && known.date === date && nowMs < known.untilMs) return known.rates;
  const rates = findRates(db, date);
  kept.set(db, { date, untilMs: nowMs + keptMs, rates });
  rates.catch(() => kept.delete(db));
  return rates;
}

/** Whether any rate was ever stored: the mark of a shop that has been set up, with products or without. */
export async function hasRates(db: Queryable): Promise<boolean> {
  const row = await kyselyOf<Tables>(db).selectFrom('exchange_rate').select('on_date').limit(1).executeTakeFirst();
  return row !== undefined;
}
