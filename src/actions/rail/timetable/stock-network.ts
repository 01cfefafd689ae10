import type { Deps } from '#src/actions/deps.ts';
import { saveNetwork } from '#src/actions/rail/timetable/save-network.ts';
import { readCatalogueFolder } from '#src/formats/catalogue/catalogue-folder.ts';
import { countCatalogue } from '#src/store/catalogue/catalogue-reading.store.ts';
import { nameRailSuppliers } from '#src/store/rail/rail-writing.store.ts';
import { findRailStamp } from '#src/store/rail/rail-reading.store.ts';

/**
 * Gives a shop that is older than trains the lines of a folder, once; an operator's shop that sells nothing of ours, or
 * has timetables already, is unchanged. A folder with errors adds none. Returns how many lines were written.
 */
export async function stockNetwork(deps: Pick<Deps, 'db'>, folder: string): Promise<number> {
  const [stamp, { products }] = await Promise.all([findRailStamp(deps.db), countCatalogue(deps.db)]);
  // A shop that had timetables before their gates could scan.
  if (stamp !== '') await nameRailSuppliers(deps.db);
  if (stamp !== '' || products === 0) return 0;
  const read = await readCatalogueFolder(folder, { products: true });
  if (!read.ok || read.catalogue.rail === null) return 0;
  const { rail } = read.catalogue;
  await deps.db.transaction((tx) => saveNetwork(tx, rail), { cause: 'stock lines' });
  return rail.lines.length;
}
