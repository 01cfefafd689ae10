import { openCatalogue } from '#src/actions/catalogue/open-catalogue.ts';
import { chooseMenu } from '#src/actions/content/choose-menu.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import type { Destination } from '#src/domain/catalogue/destination.ts';
import type { Category } from '#src/domain/catalogue/product.ts';
import { chosenEntries, menuOf, type MenuPage } from '#src/domain/site/menu.ts';

export type Classification = {
  readonly category: Category;
  readonly count: number;
  /** Where it is offered, the most first. */
  readonly destinations: readonly { readonly destination: Destination; readonly count: number }[];
};

/**
 * What is offered, by category and place: the categories of the caller's menu in its order, without those that nothing is
 * offered in.
 */
export async function readClassification(
  deps: Pick<Deps, 'db' | 'caches' | 'clock' | 'log'>,
  caller: Caller,
  isBuilt: (page: MenuPage) => boolean,
): Promise<readonly Classification[]> {
  const [{ live }, words] = await Promise.all([openCatalogue(deps), chooseMenu(deps, caller)]);
  const menu = chosenEntries(menuOf(isBuilt, caller.menu), words);
  const byCategory = Map.groupBy(live.products.values(), (product) => product.category);
  return menu
    .flatMap((entry) => entry.categories)
    .flatMap(({ category }) => {
      const products = byCategory.get(category) ?? [];
      if (products.length === 0) return [];
      const counts = Map.groupBy(products, (product) => product.destinationId);
      const destinations = [...live.destinations.values()]
        .map((destination) => ({ destination, count: counts.get(destination.id)?.length ?? 0 }))
        .filter(({ count }) => count > 0)
        .toSorted((a, b) => b.count - a.count || a.destination.id - b.destination.id);
      return [{ category, count: products.length, destinations }];
    });
}
