import { categories, type Category } from '#src/domain/catalogue/product.ts';
import type { OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';

/** The categories that something is on sale in, in the order of menus. */
export function categoryCounts({ live }: OpenCatalogue): { id: Category; count: number }[] {
  const byCategory = Map.groupBy(live.products.values(), (product) => product.category);
  return categories.flatMap((id) => {
    const count = byCategory.get(id)?.length ?? 0;
    return count === 0 ? [] : [{ id, count }];
  });
}
