import type { Deps } from '#src/actions/deps.ts';
import type { RateTable } from '#src/domain/shared/money/exchange.ts';
import { ratesFor } from '#src/store/site/rates.store.ts';

/** The rates of today, in UTC. Read before a transaction: they come from the pool. */
export function presentRates({
  db,
  clock,
  oldestRateDays: oldestDays,
}: Pick<Deps, 'db' | 'clock' | 'oldestRateDays'>): Promise<RateTable> {
  const nowMs = clock();
  return ratesFor(db, { date: new Date(nowMs).toISOString().slice(0, 10), nowMs, oldestDays });
}
