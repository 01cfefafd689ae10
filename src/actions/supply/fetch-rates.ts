import type { Deps } from '#src/actions/deps.ts';
import { addDays } from '#src/domain/availability/local-time.ts';
import type { RateTable } from '#src/domain/pricing/exchange.ts';
import { isLeap, type RateDay } from '#src/domain/pricing/rate-sheet.ts';
import { oldestRateDays, publicationDay, type RateSource } from '#src/domain/pricing/rate-source.ts';
import { findRates, saveRateDays } from '#src/store/rates.store.ts';

/** The business day after whose publication a source was last asked with success. */
const askedFor = new WeakMap<RateSource, string>();

/**
 * Asks the source once for each business day, after its rates are out; as long as that fails the next run asks again,
 * and the rates that are known hold. A rate that doubled or halved since the last known one is not taken, nor are
 * the others of that answer: somebody has to look at it.
 */
export async function fetchRates({
  db,
  clock,
  log,
  rateSource: source,
}: Pick<Deps, 'db' | 'clock' | 'log' | 'rateSource'>): Promise<void> {
  if (source === undefined) return;
  const now = new Date(clock()).toISOString();
  const due = publicationDay(now);
  if (askedFor.get(source) === due) return;
  const read = await source.read();
  if (!read.ok) {
    log.error(
      { source: source.name, ...read.fault },
      'no new rates: the known ones hold, and the source is asked again',
    );
    return;
  }
  const today = now.slice(0, 10);
  const days = read.sheet.days.filter(({ date }) => date > addDays(today, -oldestRateDays));
  const leap = leapOf(days, await findRates(db, today, oldestRateDays));
  if (leap !== null) {
    log.error(
      { source: source.name, currency: leap },
      'no new rates: one doubled or halved, which somebody must look at',
    );
    return;
  }
  const stored = await db.transaction((tx) => saveRateDays(tx, days), { cause: 'fetch rates' });
  askedFor.set(source, due);
  log.info({ source: source.name, newest: days.at(-1)?.date, ...stored }, 'rates fetched');
}

function leapOf(days: readonly RateDay[], known: RateTable): string | null {
  for (const [currency, rate] of days.at(-1)?.hkdPerUnit ?? []) {
    const before = known.hkdPerUnit[currency];
    if (before !== undefined && isLeap(before, rate)) return currency;
  }
  return null;
}
