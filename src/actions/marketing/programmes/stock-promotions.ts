import type { Deps } from '#src/actions/deps.ts';
import { savePromotions } from '#src/actions/marketing/programmes/save-promotions.ts';
import { readCatalogueFolder, type Catalogue } from '#src/formats/catalogue/catalogue-folder.ts';
import { wholePromotions, type Promotions } from '#src/domain/marketing/programmes/promotions.ts';
import { findDestinations, findLiveProducts } from '#src/store/catalogue/catalogue-reading.store.ts';
import { noticeCatalogue } from '#src/store/catalogue/catalogue-writing.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { hasPromotions } from '#src/store/marketing/programmes.store.ts';

/**
 * Gives a shop that is older than programmes, themes and packs those of a folder, once: those of which every product is
 * in the shop under the folder's own id and slug, so that an operator's own products are left alone. A folder with
 * errors adds none. Returns how many were written.
 */
export async function stockPromotions(deps: Pick<Deps, 'db'>, folder: string): Promise<number> {
  const [known, products] = await Promise.all([hasPromotions(deps.db), findLiveProducts(deps.db)]);
  if (known || products.length === 0) return 0;
  const read = await readCatalogueFolder(folder, { products: true });
  if (!read.ok) return 0;
  return deps.db.transaction((tx) => write(tx, read.catalogue), { cause: 'stock programmes, themes and packs' });
}

async function write(tx: Queryable, catalogue: Catalogue): Promise<number> {
  const promotions = await thatStand(tx, catalogue);
  await savePromotions(tx, promotions);
  await noticeCatalogue(tx, []);
  const { programs, themes, valuePacks } = promotions;
  return programs.length + themes.length + valuePacks.length;
}

async function thatStand(tx: Queryable, { destinations, products, promotions }: Catalogue): Promise<Promotions> {
  const places = new Map((await findDestinations(tx)).map((one) => [one.id, one.slug]));
  const sold = new Map((await findLiveProducts(tx)).map((one) => [one.id, one]));
  const ownPlaces = new Set(destinations.filter((one) => places.get(one.id) === one.slug).map(({ id }) => id));
  const own = new Set(products.filter((one) => sold.get(one.id)?.slug === one.slug).map(({ id }) => id));
  return wholePromotions(promotions, {
    destination: (id) => ownPlaces.has(id),
    product: (id) => own.has(id),
    option: (product, option) => sold.get(product)?.options.some(({ id }) => id === option) ?? false,
  });
}
