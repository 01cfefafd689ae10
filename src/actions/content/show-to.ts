import { presentRates } from '#src/actions/rates/present-rates.ts';
import { bookedCounts } from '#src/actions/content/booked-counts.ts';
import { openCatalogue } from '#src/actions/content/open-catalogue.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import type { OpenCatalogue } from '#src/domain/content/open-catalogue.ts';
import { isAgreed } from '#src/domain/site/affiliate.ts';
import type { Showing } from '#src/domain/content/card.ts';

const nothing: OpenCatalogue['live']['products'] = new Map();

/**
 * The catalogue as a caller sees it: prices in his currency by today's rates, and no activity where his affiliate's
 * agreement leaves them out (spec §1).
 */
export async function showTo(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'sampleData' | 'oldestRateDays'>,
  caller: Pick<Caller, 'currency' | 'menu'>,
): Promise<Showing> {
  const [open, rates] = await Promise.all([openCatalogue(deps), presentRates(deps)]);
  const seen = isAgreed(caller.menu, 'activities') ? open : { ...open, live: { ...open.live, products: nothing } };
  return { open: seen, rates, currency: caller.currency, sampleData: deps.sampleData, booked: bookedCounts(deps) };
}
