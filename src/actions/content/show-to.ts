import { openCatalogue } from '#src/actions/content/open-catalogue.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import type { Showing } from '#src/domain/content/card.ts';
import { ratesFor } from '#src/store/rates.store.ts';

/** The catalogue as a caller sees it: prices in his currency by today's rates. */
export async function showTo(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'sampleData'>,
  caller: Pick<Caller, 'currency'>,
): Promise<Showing> {
  const today = new Date(deps.clock()).toISOString().slice(0, 10);
  const [open, rates] = await Promise.all([openCatalogue(deps), ratesFor(deps.db, today, deps.clock())]);
  return { open, rates, currency: caller.currency, sampleData: deps.sampleData };
}
