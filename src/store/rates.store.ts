import { isCurrency, type CurrencyCode } from '#src/domain/pricing/currency.ts';
import { parseRate, type RateTable } from '#src/domain/pricing/exchange.ts';
import { statement, type Queryable } from '#src/store/db.ts';

/** Stores the rates of a day: HKD per major unit as decimal strings of at most eight places (RU-13). */
export async function saveRates(tx: Queryable, date: string, hkdPerUnit: Readonly<Record<string, string>>): Promise<void> {
  await tx.query(
    `insert into exchange_rate as old (on_date, currency, hkd_per_unit)
     select $1::date, * from unnest($2::text[], $3::numeric[])
     on conflict (on_date, currency) do update set hkd_per_unit = excluded.hkd_per_unit
     where old.hkd_per_unit is distinct from excluded.hkd_per_unit`,
    [date, Object.keys(hkdPerUnit), Object.values(hkdPerUnit)],
  );
}

const latest = statement(
  'rates_latest',
  `select on_date, currency, hkd_per_unit from exchange_rate
   where on_date = (select max(on_date) from exchange_rate where on_date <= $1::date)`,
);

/** The latest rates of or before a date ("YYYY-MM-DD"); an empty table when there are none, which blocks buying (D-15). */
export async function findRates(db: Queryable, date: string): Promise<RateTable> {
  const { rows } = await db.query<{ on_date: string; currency: string; hkd_per_unit: string }>(latest, [date]);
  const hkdPerUnit: Partial<Record<CurrencyCode, bigint>> = {};
  for (const row of rows) {
    const rate = parseRate(row.hkd_per_unit);
    if (isCurrency(row.currency) && rate !== null) hkdPerUnit[row.currency] = rate;
  }
  return { date: rows[0]?.on_date ?? date, hkdPerUnit };
}

const keptMs = 60_000;
const kept = new WeakMap<Queryable, { readonly date: string; readonly untilMs: number; readonly rates: Promise<RateTable> }>();

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
  const { rows } = await db.query<{ found: boolean }>('select exists (select from exchange_rate) as found');
  return rows[0]?.found ?? false;
}
