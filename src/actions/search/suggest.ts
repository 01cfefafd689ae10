import { openCatalogue } from '#src/actions/catalogue/open-catalogue.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { queryIndex } from '#src/actions/search/index/query-index.ts';
import { destinationView, type DestinationView, type ListingCard } from '#src/domain/search/cards/card.ts';
import { ok, type Result } from '#src/domain/failure.ts';
import { categoryCounts } from '#src/domain/search/documents/category-counts.ts';
import { categoriesBeginning } from '#src/domain/search/text/category-terms.ts';
import { destinationsBeginning } from '#src/domain/search/documents/named-destinations.ts';
import { soughtWords } from '#src/domain/search/text/tokenise.ts';
import { isAgreed } from '#src/domain/site/affiliate.ts';
import { emptyIndexQuery } from '#src/domain/search/query/index-query.ts';
import { findListed } from '#src/store/search/search-cards.store.ts';

export type SuggestView = {
  readonly destinations: readonly DestinationView[];
  readonly categories: readonly { readonly id: string; readonly count: number }[];
  readonly products: readonly Pick<ListingCard, 'product' | 'destination'>[];
};

const mostDestinations = 4;
const mostCategories = 3;
const mostProducts = 6;

/**
 * What someone may mean who has typed so much: destinations and categories by name, then products. Nothing typed
 * suggests nothing; where an affiliate's agreement leaves out activities, places are all that is meant.
 */
export async function suggest(deps: Deps, { menu }: Pick<Caller, 'menu'>, query: string): Promise<Result<SuggestView>> {
  const open = await openCatalogue(deps);
  const words = soughtWords(query);
  if (words.length === 0) return ok({ destinations: [], categories: [], products: [] });
  const destinations = destinationsBeginning(open.live.destinations.values(), query)
    .slice(0, mostDestinations)
    .map((one) => destinationView(open, one));
  if (!isAgreed(menu, 'activities'))
    return ok({ destinations: destinations.map((one) => ({ ...one, products: 0 })), categories: [], products: [] });
  const { hits } = await queryIndex(deps, {
    ...emptyIndexQuery,
    words,
    counted: false,
    roughly: true,
    take: mostProducts,
  });
  const listed = await findListed(
    deps.db,
    hits.map((hit) => hit.id),
  );
  const cards = new Map(listed.map((one) => [one.id, one.card]));
  return ok({
    destinations,
    categories: categoryCounts(open)
      .filter(({ id }) => categoriesBeginning(query).includes(id))
      .slice(0, mostCategories),
    products: hits.flatMap(({ id }) => {
      const card = cards.get(id);
      return card === undefined ? [] : [{ product: { ...card.product, id }, destination: card.destination }];
    }),
  });
}
