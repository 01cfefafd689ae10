import { showTo } from '#src/actions/catalogue/show-to.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { categories, type Category } from '#src/domain/catalogue/product.ts';
import { cardView, type CardView } from '#src/domain/search/cards/card.ts';
import { pageOf } from '#src/domain/places/list-page.ts';
import { popularProducts } from '#src/domain/places/sought-place.ts';
import { findPopularity } from '#src/store/places/places.store.ts';

export type PopularActivities = {
  readonly categories: readonly { readonly category: Category; readonly count: number }[];
  readonly products: readonly CardView[];
  readonly total: number;
};

/** A page of all activities on sale, the best known of each destination first; of one category when it is given. */
export async function readPopularActivities(
  deps: Deps,
  caller: Caller,
  input: { readonly category?: Category | undefined; readonly page_num?: number | undefined },
): Promise<PopularActivities> {
  const [showing, popularity] = await Promise.all([showTo(deps, caller), findPopularity(deps.db)]);
  const all = popularProducts(showing.open, popularity);
  const counts = Map.groupBy(all, ({ category }) => category);
  const products = input.category === undefined ? all : (counts.get(input.category) ?? []);
  return {
    categories: categories.flatMap((category) => {
      const count = counts.get(category)?.length ?? 0;
      return count === 0 ? [] : [{ category, count }];
    }),
    products: pageOf(products, input.page_num ?? 1).map((product) => cardView(showing, product)),
    total: products.length,
  };
}
