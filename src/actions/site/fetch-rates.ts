import type { Deps } from '#src/actions/deps.ts';
import { addDays } from '#src/domain/shared/time/local-time.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { RateTable } from '#src/domain/shared/money/exchange.ts';
import { isLeap, type RateDay } from '#src/domain/shared/money/rate-sheet.ts';
import { oldestRateDays, publicationDay } from '#src/domain/shared/money/rate-source.ts';
import { findRates, saveRateDays } from '#src/store/site/rates.store.ts';

/** How long the rates of a missing day are requested: a bank publishes late, and on its holidays not at all. */
const patienceMs = 6 * 3_600_000;

/**
 * Requests each business day from the source after its rates are out, until they are there, those of a second source too; as
 * long as that fails the next run asks again, and the rates that are known hold. A rate that doubled or halved since the
 * last known one is not taken, nor are the others of that answer: someone has to look at it.
 */
export async function fetchRates({
  db,
  caches,
  clock,
  log,
  rateSource: source,
}: Pick<Deps, 'db' | 'caches' | 'clock' | 'log' | 'rateSource'>): Promise<void> {
  if (source === undefined) return;
  const nowMs = clock();
  const now = new Date(nowMs).toISOString();
  const due = publicationDay(now);
  const before = caches.ratesRequested;
  if (before?.due === due && before.isOver) return;
  const since = before?.due === due ? before.since : nowMs;
  caches.ratesRequested = { due, since, isOver: false };
  const read = await source.read();
  if (!read.ok) {
    log.error(
      { source: source.name, ...read.fault },
      'no new exchange rates: the known rates remain in use, and the source will be queried again',
    );
    return;
  }
  const today = now.slice(0, 10);
  const days = read.sheet.days.filter(({ date }) => date > addDays(today, -oldestRateDays));
  const leap = leapOf(days, await findRates(db, today, oldestRateDays));
  if (leap !== null) {
    log.error(
      { source: source.name, currency: leap },
      'new exchange rates rejected: a rate doubled or halved and needs manual review',
    );
    return;
  }
  const stored = await db.transaction((tx) => saveRateDays(tx, days), { cause: 'fetch rates' });
  const newest = read.sheet.days.at(-1)?.date ?? '';
  const { through } = read.sheet;
  caches.ratesRequested = { due, since, isOver: through >= due || nowMs - since >= patienceMs };
  log.info({ source: source.name, newest, through, ...stored }, 'rates fetched');
}

/** The currency whose newest rate leaps from the known one. The last day need not have them all: sources differ in how late they are. */
function leapOf(days: readonly RateDay[], known: RateTable): string | null {
  const newest = new Map<CurrencyCode, bigint>();
  for (const { hkdPerUnit } of days) for (const [currency, rate] of hkdPerUnit) newest.set(currency, rate);
  for (const [currency, rate] of newest) {
    const before = known.hkdPerUnit[currency];
    if (before !== undefined && isLeap(before, rate)) return currency;
  }
  return null;
}
