import { openCatalogue } from '#src/actions/content/open-catalogue.ts';
import type { Deps } from '#src/actions/deps.ts';
import { askSearch } from '#src/actions/search/ask-search.ts';
import type { Destination } from '#src/domain/catalogue/destination.ts';
import type { LiveProduct } from '#src/domain/catalogue/live-product.ts';
import { destinationOf } from '#src/domain/content/open-catalogue.ts';
import { ok, type Result } from '#src/domain/failure.ts';
import { destinationsBeginning } from '#src/domain/search/named-destinations.ts';
import { soughtWords } from '#src/domain/search/tokenise.ts';
import { askNothing } from '#src/domain/search/index-query.ts';

export type SuggestView = {
  readonly destinations: readonly Destination[];
  readonly products: readonly { readonly product: LiveProduct; readonly destination: Destination }[];
};

const mostDestinations = 4;
const mostProducts = 6;

/** What somebody may mean who has typed so much: destinations by name, then products. Nothing typed suggests nothing. */
export async function suggest(deps: Deps, query: string): Promise<Result<SuggestView>> {
  const open = await openCatalogue(deps);
  const words = soughtWords(query);
  if (words.length === 0) return ok({ destinations: [], products: [] });
  const { hits } = await askSearch(deps, { ...askNothing, words, take: mostProducts });
  return ok({
    destinations: destinationsBeginning(open.live.destinations.values(), query).slice(0, mostDestinations),
    products: hits.flatMap(({ id }) => {
      const product = open.live.products.get(id);
      return product === undefined ? [] : [{ product, destination: destinationOf(open, product) }];
    }),
  });
}
