import type { Deps } from '#src/actions/deps.ts';
import type { RateTable } from '#src/domain/pricing/exchange.ts';
import { ratesFor } from '#src/store/rates.store.ts';

/** The rates of today, in UTC. Read before a transaction: they come from the pool. */
export function presentRates(deps: Deps): Promise<RateTable> {
  const nowMs = deps.clock();
  return ratesFor(deps.db, new Date(nowMs).toISOString().slice(0, 10), nowMs);
}
