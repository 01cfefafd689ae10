import { savePlaces } from '#src/actions/places/save-places.ts';
import type { Deps } from '#src/actions/deps.ts';
import { readCatalogueFolder, type Catalogue } from '#src/formats/catalogue/catalogue-folder.ts';
import type { OwnPlaces } from '#src/domain/places/place.ts';
import { findDestinations, findLiveProducts } from '#src/store/catalogue/catalogue-reading.store.ts';
import { noticeCatalogue } from '#src/store/catalogue/catalogue-writing.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { hasOwnPois } from '#src/store/places/places.store.ts';

/**
 * Gives a shop that is older than its attractions those of a folder, once: at the destinations that are in the shop
 * under the folder's own id and slug, with the products that do. A folder with errors adds none. Returns how many were
 * written.
 */
export async function stockPlaces(deps: Pick<Deps, 'db'>, folder: string): Promise<number> {
  const [known, destinations] = await Promise.all([hasOwnPois(deps.db), findDestinations(deps.db)]);
  if (known || destinations.length === 0) return 0;
  const read = await readCatalogueFolder(folder, { products: true });
  if (!read.ok) return 0;
  return deps.db.transaction((tx) => write(tx, read.catalogue), { cause: 'stock attractions' });
}

async function write(tx: Queryable, catalogue: Catalogue): Promise<number> {
  const places = await thatStand(tx, catalogue);
  await savePlaces(tx, places);
  await noticeCatalogue(tx, []);
  return places.files.flatMap((file) => file.attractions).length;
}

async function thatStand(tx: Queryable, { destinations, products, places }: Catalogue): Promise<OwnPlaces> {
  const there = new Map((await findDestinations(tx)).map((one) => [one.id, one.slug]));
  const sold = new Map((await findLiveProducts(tx)).map((one) => [one.id, one.slug]));
  const ownPlaces = new Set(destinations.filter((one) => there.get(one.id) === one.slug).map(({ id }) => id));
  const own = new Set(products.filter((one) => sold.get(one.id) === one.slug).map(({ id }) => id));
  const files = places.files.filter((file) => ownPlaces.has(file.destinationId));
  return {
    ...places,
    files: files.map(({ destinationId, attractions }) => ({
      destinationId,
      attractions: attractions.map((poi) => ({ ...poi, products: poi.products.filter((id) => own.has(id)) })),
    })),
  };
}
