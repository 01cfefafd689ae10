import type { Deps } from '#src/actions/deps.ts';
import { checkVenueFiles } from '#src/actions/catalogue/venues/check-venue-files.ts';
import { saveVenueFiles } from '#src/actions/catalogue/venues/save-venue-files.ts';
import { readCatalogueFolder } from '#src/formats/catalogue/catalogue-folder.ts';
import { countCatalogue } from '#src/store/catalogue/catalogue-reading.store.ts';
import { hasVenues } from '#src/store/catalogue/venues.store.ts';

/**
 * Gives a shop that is older than venues those of a folder, once; an operator's shop that sells nothing of ours, or has
 * venues already, is left alone. A folder with errors adds none. Returns how many were written.
 */
export async function stockVenues(deps: Pick<Deps, 'db'>, folder: string): Promise<number> {
  const [known, { products }] = await Promise.all([hasVenues(deps.db), countCatalogue(deps.db)]);
  if (known || products === 0) return 0;
  const read = await readCatalogueFolder(folder, { products: true });
  if (!read.ok || checkVenueFiles(read.catalogue).length > 0) return 0;
  return deps.db.transaction((tx) => saveVenueFiles(tx, read.catalogue), { cause: 'stock venues' });
}
