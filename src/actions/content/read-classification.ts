import { openCatalogue } from '#src/actions/content/open-catalogue.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { Destination } from '#src/domain/catalogue/destination.ts';
import { categories, type Category } from '#src/domain/catalogue/product.ts';

export type Classification = {
  readonly category: Category;
  readonly count: number;
  /** Where it is offered, the most first. */
  readonly destinations: readonly { readonly destination: Destination; readonly count: number }[];
};

/** What is offered, by category and place; categories that nothing is offered in are left out. */
export async function readClassification(deps: Deps): Promise<readonly Classification[]> {
  const { live } = await openCatalogue(deps);
  const byCategory = Map.groupBy(live.products.values(), (product) => product.category);
  return categories.flatMap((category) => {
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
