import { presentRates } from '#src/actions/rates/present-rates.ts';
import { bookedCounts } from '#src/actions/content/booked-counts.ts';
import { openCatalogue } from '#src/actions/content/open-catalogue.ts';
import { withMadeUp } from '#src/actions/content/with-made-up.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import type { Showing } from '#src/domain/content/card.ts';

/**
 * The catalogue as a caller sees it: prices in his currency by today's rates. Whoever asks for products by their ids names
 * them, since those that are made up are not kept.
 */
export async function showTo(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'sampleData' | 'oldestRateDays'>,
  caller: Pick<Caller, 'currency'>,
  products: readonly number[] = [],
): Promise<Showing> {
  const [open, rates] = await Promise.all([openCatalogue(deps), presentRates(deps)]);
  return {
    open: await withMadeUp(deps, open, products),
    rates,
    currency: caller.currency,
    sampleData: deps.sampleData,
    booked: bookedCounts(deps),
  };
}
