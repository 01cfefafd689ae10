import { openCatalogue } from '#src/actions/content/open-catalogue.ts';
import type { Deps } from '#src/actions/deps.ts';
import { askSearch } from '#src/actions/search/ask-search.ts';
import type { LiveProduct } from '#src/domain/catalogue/live-product.ts';
import { destinationView, type DestinationView } from '#src/domain/content/card.ts';
import type { Destination } from '#src/domain/catalogue/destination.ts';
import { destinationOf } from '#src/domain/content/open-catalogue.ts';
import { ok, type Result } from '#src/domain/failure.ts';
import { categoryCounts } from '#src/domain/search/category-counts.ts';
import { categoriesBeginning } from '#src/domain/search/category-words.ts';
import { destinationsBeginning } from '#src/domain/search/named-destinations.ts';
import { soughtWords } from '#src/domain/search/tokenise.ts';
import { askNothing } from '#src/domain/search/index-query.ts';

export type SuggestView = {
  readonly destinations: readonly DestinationView[];
  readonly categories: readonly { readonly id: string; readonly count: number }[];
  readonly products: readonly { readonly product: LiveProduct; readonly destination: Destination }[];
};

const mostDestinations = 4;
const mostCategories = 3;
const mostProducts = 6;

/**
 * What somebody may mean who has typed so much: destinations and categories by name, then products. Nothing typed
 * suggests nothing.
 */
export async function suggest(deps: Deps, query: string): Promise<Result<SuggestView>> {
  const open = await openCatalogue(deps);
  const words = soughtWords(query);
  if (words.length === 0) return ok({ destinations: [], categories: [], products: [] });
  const { hits } = await askSearch(deps, { ...askNothing, words, counted: false, take: mostProducts });
  return ok({
    destinations: destinationsBeginning(open.live.destinations.values(), query)
      .slice(0, mostDestinations)
      .map((one) => destinationView(open, one)),
    categories: categoryCounts(open)
      .filter(({ id }) => categoriesBeginning(query).includes(id))
      .slice(0, mostCategories),
    products: hits.flatMap(({ id }) => {
      const product = open.live.products.get(id);
      return product === undefined ? [] : [{ product, destination: destinationOf(open, product) }];
    }),
  });
}
