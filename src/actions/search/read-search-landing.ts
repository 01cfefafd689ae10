import { openCatalogue } from '#src/actions/catalogue/open-catalogue.ts';
import type { Deps } from '#src/actions/deps.ts';
import { destinationView, type DestinationView } from '#src/domain/search/cards/card.ts';
import { ok, type Result } from '#src/domain/failure.ts';
import { categoryCounts } from '#src/domain/search/documents/category-counts.ts';
import { popularDestinations, popularTitles, type PopularWord } from '#src/domain/search/popular-terms.ts';

export type LandingView = {
  readonly words: readonly PopularWord[];
  readonly destinations: readonly DestinationView[];
  readonly categories: readonly { readonly id: string; readonly count: number }[];
};

const mostDestinations = 8;
const mostWords = 8;

/** What to show before anything is typed: words that many look for, destinations, categories. */
export async function readSearchLanding(deps: Deps): Promise<Result<LandingView>> {
  const open = await openCatalogue(deps);
  return ok({
    words: popularTitles(open, deps.sampleData).slice(0, mostWords),
    destinations: popularDestinations(open, deps.sampleData)
      .slice(0, mostDestinations)
      .map((one) => destinationView(open, one)),
    categories: categoryCounts(open).toSorted((a, b) => b.count - a.count),
  });
}
