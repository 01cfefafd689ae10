import { currencyCodes, isCurrency, type CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { parseRate, rateDigits, rateText, type RateTable } from '#src/domain/shared/money/exchange.ts';
import type { RateDay } from '#src/domain/shared/money/rate-sheet.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql } from '#src/store/shared/database/statement.ts';

/** What storing changed: rates that were not there, and rates that were others. */
export type RatesStored = { readonly added: number; readonly changed: number };

const rowsAtOnce = 5_000;

/** Stores the rates of a day: HKD per major unit as decimal strings of at most eight places (RU-13). */
export async function saveRates(
  tx: Queryable,
  date: string,
  hkdPerUnit: Readonly<Record<string, string>>,
): Promise<void> {
  await upsert(
    tx,
    Object.entries(hkdPerUnit).map(([currency, rate]) => ({ date, currency, rate })),
  );
}

/** Stores the rates of many days; existing rows with the same value are left untouched. */
export async function saveRateDays(tx: Queryable, days: readonly RateDay[]): Promise<RatesStored> {
  const rows = days.flatMap(({ date, hkdPerUnit }) =>
    [...hkdPerUnit].map(([currency, rate]) => ({ date, currency, rate: rateText(rate) })),
  );
  let added = 0;
  let changed = 0;
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const stored = await upsert(tx, rows.slice(start, start + rowsAtOnce));
    added += stored.added;
    changed += stored.changed;
  }
  return { added, changed };
}

type Row = { readonly date: string; readonly currency: string; readonly rate: string };

const save = sql(
  'save-rates',
  `insert into exchange_rate as old (on_date, currency, hkd_per_unit)
   select * from unnest($1::date[], $2::text[], $3::numeric[])
   on conflict (on_date, currency) do update set hkd_per_unit = excluded.hkd_per_unit
   where old.hkd_per_unit is distinct from excluded.hkd_per_unit
   returning xmax = 0 as is_new`,
  { notNull: ['is_new'] },
);

async function upsert(tx: Queryable, rows: readonly Row[]): Promise<RatesStored> {
  // A row that an upsert updated carries the lock of this transaction; one that it inserted carries none.
  const { rows: stored } = await tx.query(save, [
    rows.map(({ date }) => date),
    rows.map(({ currency }) => currency),
    rows.map(({ rate }) => rate),
  ]);
  const added = stored.filter((row) => row.is_new).length;
  return { added, changed: stored.length - added };
}

const readRates = sql(
  'read-rates',
  `select asked.currency, latest.on_date, latest.hkd_per_unit
   from unnest($1::text[]) as asked (currency)
   cross join lateral (
     select on_date, hkd_per_unit from exchange_rate
     where exchange_rate.currency = asked.currency and on_date <= $2::date
       and ($3::int is null or on_date > $2::date - $3::int)
     order by on_date desc limit 1
   ) as latest`,
  { notNull: ['currency'] },
);

/**
 * Returns the rates that hold on a date ("YYYY-MM-DD"): of each currency the latest of or before it, unless that is
 * `oldestDays` old or older. An empty table when there are none, which blocks buying (D-15).
 */
export async function findRates(db: Queryable, date: string, oldestDays?: number): Promise<RateTable> {
  const { rows } = await db.query(readRates, [currencyCodes, date, oldestDays ?? null]);
  const newest = rows.reduce((day, row) => (row.on_date > day ? row.on_date : day), '');
  if (newest === '') return { date, hkdPerUnit: {} };
  const hkdPerUnit: Partial<Record<CurrencyCode, bigint>> = {};
  const earlier: Partial<Record<CurrencyCode, string>> = {};
  for (const row of rows) {
    const rate = parseRate(row.hkd_per_unit);
    if (!isCurrency(row.currency) || row.currency === 'HKD' || rate === null) continue;
    hkdPerUnit[row.currency] = rate;
    if (row.on_date !== newest) earlier[row.currency] = row.on_date;
  }
  hkdPerUnit.HKD = 10n ** BigInt(rateDigits);
  return { date: newest, hkdPerUnit, ...(Object.keys(earlier).length === 0 ? {} : { earlier }) };
}

const readOwnTable = sql('read-own-rates', `select on_date from exchange_rate where currency = 'HKD' limit 1`);

/**
 * Returns whether the shop's own table was ever stored: the mark of a shop that has been set up, with products or
 * without. It is known by its row for HKD, which no bank's table has.
 */
export async function hasRates(db: Queryable): Promise<boolean> {
  const { rowCount } = await db.query(readOwnTable);
  return rowCount > 0;
}
