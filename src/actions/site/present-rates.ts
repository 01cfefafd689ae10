import type { Deps } from '#src/actions/deps.ts';
import type { RateTable } from '#src/domain/shared/money/exchange.ts';
import { findRates } from '#src/store/site/rates.store.ts';

const believedMs = 60_000;

/** The rates of today, in UTC, at most a minute old. Read before a transaction: they come from the pool. */
export function presentRates({
  db,
  caches,
  clock,
  oldestRateDays: oldestDays,
}: Pick<Deps, 'db' | 'caches' | 'clock' | 'oldestRateDays'>): Promise<RateTable> {
  const nowMs = clock();
  const date = new Date(nowMs).toISOString().slice(0, 10);
  const known = caches.rates;
  if (known !== null && known.date === date && nowMs < known.untilMs) return known.loaded;
  const fresh = { date, untilMs: nowMs + believedMs, loaded: findRates(db, date, oldestDays) };
  caches.rates = fresh;
  fresh.loaded.catch(() => {
    if (caches.rates === fresh) caches.rates = null;
  });
  return fresh.loaded;
}
