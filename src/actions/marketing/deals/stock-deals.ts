import type { Deps } from '#src/actions/deps.ts';
import { saveDealFiles } from '#src/actions/marketing/deals/save-deal-files.ts';
import { readCatalogueFolder } from '#src/formats/catalogue/catalogue-folder.ts';
import { optionsOf } from '#src/domain/marketing/deals/deal-scope.ts';
import { findLiveProducts } from '#src/store/catalogue/catalogue-reading.store.ts';
import { hasDeals } from '#src/store/catalogue/deals-reading.store.ts';

/**
 * Gives a shop that is older than deals those of a folder, once: for the products that are in the shop under the
 * folder's own ids, slugs and options, so that an operator's own products are left alone. A folder with errors adds
 * none. Returns how many were written.
 */
export async function stockDeals(deps: Pick<Deps, 'db'>, folder: string): Promise<number> {
  const [known, sold] = await Promise.all([hasDeals(deps.db), findLiveProducts(deps.db)]);
  if (known || sold.length === 0) return 0;
  const read = await readCatalogueFolder(folder, { products: true });
  if (!read.ok) return 0;
  const { products, deals } = read.catalogue;
  const own = products.flatMap((product) => {
    const standing = sold.find(({ id, slug }) => id === product.id && slug === product.slug);
    if (standing === undefined) return [];
    const ids = new Set(standing.options.map(({ id }) => id));
    return [{ ...product, options: product.options.filter(({ id }) => ids.has(id)) }];
  });
  const fitting = deals.deals.filter((deal) => optionsOf(deal.for, own).length > 0);
  await deps.db.transaction((tx) => saveDealFiles(tx, { ...deals, deals: fitting }, own), { cause: 'stock deals' });
  return fitting.length;
}
