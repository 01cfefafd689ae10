import { dayNumber } from '#src/domain/shared/time/local-time.ts';
import { currencyCodes, isCurrency, type CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { parseRate, rateDigits } from '#src/domain/shared/money/exchange.ts';
import { withPegs } from '#src/domain/shared/money/pegs.ts';
import { divideHalfEven } from '#src/domain/shared/money/money.ts';

/** One day of a table of units per euro, as read: cells by currency, "N/A" for none. `line` is its line. */
export type EuroRow = { readonly line: number; readonly date: string; readonly cells: ReadonlyMap<string, string> };

/** The rates of one day: HKD per major unit, scaled by 10^8 (RU-13). */
export type RateDay = { readonly date: string; readonly hkdPerUnit: ReadonlyMap<CurrencyCode, bigint> };

/** A currency that was taken: over which days, and on how many of them it had no rate. */
export type TakenSeries = {
  readonly currency: CurrencyCode;
  readonly first: string;
  readonly last: string;
  readonly without: number;
};

/** A table of rates by day, oldest first, and what became of every currency: nothing is dropped in silence. */
export type RateSheet = {
  readonly days: readonly RateDay[];
  /** The newest day that every one of its sources has; empty while one of them has not answered. */
  readonly through: string;
  readonly taken: readonly TakenSeries[];
  readonly refused: readonly { readonly currency: string; readonly reason: string }[];
  /** Currencies we sell in that the table does not have, and whose rate is that of the currency they are pegged to. */
  readonly pegged: readonly CurrencyCode[];
  /** Currencies we sell in that the table does not have, and that are pegged to none. */
  readonly absent: readonly CurrencyCode[];
};

/** Where a table is damaged, and how; line 0 is the whole of it. */
export type SheetFault = { readonly line: number; readonly reason: string };

export type ReadSheet =
  | { readonly ok: true; readonly sheet: RateSheet }
  | { readonly ok: false; readonly fault: SheetFault };

/** A series that has had no rate for so many days before the table's last one has ended. */
const endedAfterDays = 35;

/** No currency of the bank's table has ever doubled or halved from one business day to the next: it is a slip. */
const largestStep = 2n;

/**
 * Turns units per euro into HKD per unit with eight decimals, rounded half to even, in whole numbers throughout
 * (RU-13). Refused as a whole: a day twice, a day after `today`, a cell that is no rate, a rate that doubles or halves
 * overnight, a table without HKD. Series that ended, and currencies we do not sell in, are refused alone, with why.
 */
export function sheetOf(rows: readonly EuroRow[], today: string): ReadSheet {
  const sorted = rows.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)) || a.line - b.line);
  const newest = sorted.at(-1);
  if (newest === undefined) return refuse(0, 'it contains no day');
  const late = sorted.find(({ date }) => date > today);
  if (late !== undefined) return refuse(late.line, `${late.date} is in the future: today is ${today}`);
  const again = sorted.find(({ date }, index) => index > 0 && sorted[index - 1]?.date === date);
  if (again !== undefined) return refuse(again.line, `${again.date} occurs twice`);
  const read = readCells(sorted);
  if (!read.ok) return read;
  const { series } = read;
  if (!series.has('HKD')) return refuse(0, 'it has no rate of HKD, through which all others are converted');

  const refused: { currency: string; reason: string }[] = [];
  const taken: TakenSeries[] = [];
  for (const [currency, { first, last, count }] of series) {
    const ended = dayNumber(newest.date) - dayNumber(last ?? '0000-01-01') > endedAfterDays;
    if (last === null || first === null) refused.push({ currency, reason: 'has no rate on any day' });
    else if (ended) refused.push({ currency, reason: `its series ended on ${last}` });
    else if (!isCurrency(currency)) refused.push({ currency, reason: 'we do not sell in it' });
    else taken.push({ currency, first, last, without: sorted.length - count });
  }
  return finish(sorted, { taken, refused });
}

function finish(rows: readonly EuroRow[], sorted: Pick<RateSheet, 'taken' | 'refused'>): ReadSheet {
  const days: RateDay[] = [];
  const before = new Map<CurrencyCode, { readonly date: string; readonly rate: bigint }>();
  for (const row of rows) {
    const day = dayOf(row, sorted.taken);
    if (typeof day === 'string') return refuse(row.line, day);
    for (const [currency, rate] of day.hkdPerUnit) {
      const known = before.get(currency);
      if (known !== undefined && isNear(known.date, row.date) && isLeap(known.rate, rate))
        return refuse(row.line, `${currency} is more than twice or less than half of what it was on ${known.date}`);
      before.set(currency, { date: row.date, rate });
    }
    days.push({ ...day, hkdPerUnit: withPegs(day.date, day.hkdPerUnit) });
  }
  const named = new Set<string>([...sorted.taken, ...sorted.refused].map(({ currency }) => currency));
  const missing = currencyCodes.filter((code) => code !== 'EUR' && !named.has(code));
  const pegged = missing.filter((code) => days.at(-1)?.hkdPerUnit.has(code) === true);
  const absent = missing.filter((code) => !pegged.includes(code));
  return { ok: true, sheet: { days, through: days.at(-1)?.date ?? '', ...sorted, pegged, absent } };
}

type Series = { first: string | null; last: string | null; count: number };

function readCells(
  rows: readonly EuroRow[],
): { readonly ok: true; readonly series: ReadonlyMap<string, Series> } | { readonly ok: false; fault: SheetFault } {
  const series = new Map<string, Series>();
  for (const { cells, date, line } of rows) {
    for (const [currency, cell] of cells) {
      const known = series.get(currency) ?? { first: null, last: null, count: 0 };
      series.set(currency, known);
      if (cell === 'N/A') continue;
      if (parseRate(cell) === null)
        return refuse(line, `${currency}: ${JSON.stringify(cell.slice(0, 40))} is not a rate`);
      known.first ??= date;
      known.last = date;
      known.count += 1;
    }
  }
  return { ok: true, series };
}

/** A day's rates, or why it has none. The euro's own rate is what the table says of HKD. */
function dayOf({ cells, date }: EuroRow, taken: readonly TakenSeries[]): RateDay | string {
  const hkd = parseRate(cells.get('HKD') ?? '');
  if (hkd === null) return `there is no rate of HKD on ${date}, through which all others go`;
  const hkdPerUnit = new Map<CurrencyCode, bigint>([['EUR', hkd]]);
  for (const { currency } of taken) {
    const perEuro = parseRate(cells.get(currency) ?? '');
    if (perEuro === null || currency === 'HKD') continue;
    const rate = divideHalfEven(hkd * 10n ** BigInt(rateDigits), perEuro);
    if (rate === 0n) return `${currency} is worth less than eight decimals can tell`;
    hkdPerUnit.set(currency, rate);
  }
  return { date, hkdPerUnit };
}

/** Whether a rate is so far from the one before it that it needs review before it is used. */
export function isLeap(before: bigint, after: bigint): boolean {
  return after > before * largestStep || before > after * largestStep;
}

function isNear(before: string, after: string): boolean {
  return dayNumber(after) - dayNumber(before) <= endedAfterDays;
}

function refuse(line: number, reason: string): { readonly ok: false; readonly fault: SheetFault } {
  return { ok: false, fault: { line, reason } };
}
