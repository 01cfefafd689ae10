import type { Deps } from '#src/actions/deps.ts';
import { queryIndex } from '#src/actions/search/index/query-index.ts';
import { readCards } from '#src/actions/search/results/read-cards.ts';
import type { CityView } from '#src/actions/search/places/city-view.ts';
import { categories, type Category } from '#src/domain/catalogue/product.ts';
import type { ListingCard, Showing } from '#src/domain/search/cards/card.ts';
import { emptyIndexQuery, type IndexQuery } from '#src/domain/search/query/index-query.ts';

export type SyntheticList = {
  readonly cards: readonly ListingCard[];
  /** Of what was requested, all pages together. */
  readonly total: number;
  /** All categories with offers, whichever is requested, in menu order. */
  readonly categories: CityView['categories'];
};

/** What is made up in a city, the best known first: it is known to the search alone. */
export async function listSynthetic(
  deps: Pick<Deps, 'db' | 'caches'>,
  showing: Showing,
  cityId: number,
  query: Pick<IndexQuery, 'skip' | 'take'> & { readonly category: Category | null },
): Promise<SyntheticList> {
  const { category, skip, take } = query;
  const answer = await queryIndex(deps, {
    ...emptyIndexQuery,
    destinations: [cityId],
    categories: category === null ? [] : [category],
    counted: true,
    skip,
    take,
  });
  return {
    cards: await readCards(deps, showing, answer),
    total: answer.total,
    categories: categories.flatMap((one) => {
      const count = answer.categories.get(one) ?? 0;
      return count === 0 ? [] : [{ category: one, count }];
    }),
  };
}
