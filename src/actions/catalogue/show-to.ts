import { presentRates } from '#src/actions/site/present-rates.ts';
import { bookedCounts } from '#src/actions/catalogue/booked-counts.ts';
import { openCatalogue } from '#src/actions/catalogue/open-catalogue.ts';
import { withSynthetic } from '#src/actions/catalogue/with-synthetic.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import type { OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';
import { isAgreed } from '#src/domain/site/affiliate.ts';
import type { Showing } from '#src/domain/search/cards/card.ts';

const nothing: Pick<OpenCatalogue['live'], 'products' | 'byDestination'> = {
  products: new Map(),
  byDestination: new Map(),
};

/**
 * The catalogue as a caller sees it: prices in the caller's currency by today's rates, and no activity where their
 * affiliate's agreement leaves them out (spec §1). Callers that need products by id name them, since synthetic ones are
 * not cached.
 */
export async function showTo(
  deps: Pick<Deps, 'db' | 'caches' | 'clock' | 'log' | 'sampleData' | 'oldestRateDays'>,
  caller: Pick<Caller, 'currency' | 'menu'>,
  products: readonly number[] = [],
): Promise<Showing> {
  const [open, rates] = await Promise.all([openCatalogue(deps), presentRates(deps)]);
  const seen = isAgreed(caller.menu, 'activities')
    ? await withSynthetic(deps, open, products)
    : { ...open, live: { ...open.live, ...nothing } };
  return { open: seen, rates, currency: caller.currency, sampleData: deps.sampleData, booked: bookedCounts(deps) };
}
