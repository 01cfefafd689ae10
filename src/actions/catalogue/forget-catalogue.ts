import { cachedCatalogues } from '#src/actions/catalogue/kept-catalogue.ts';
import { cachedSynthetic } from '#src/actions/catalogue/cached-synthetic.ts';
import type { Db } from '#src/store/shared/database/db.ts';

/** Forgets what this process keeps of the catalogue: somebody has changed it (notice on the channel `catalogue`). */
export function forgetCatalogue(db: Db): void {
  cachedCatalogues.delete(db);
  cachedSynthetic.delete(db);
}
