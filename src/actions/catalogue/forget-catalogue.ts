import { keptCatalogues } from '#src/actions/catalogue/kept-catalogue.ts';
import { keptMadeUp } from '#src/actions/catalogue/kept-made-up.ts';
import type { Db } from '#src/store/shared/database/db.ts';

/** Forgets what this process keeps of the catalogue: somebody has changed it (notice on the channel `catalogue`). */
export function forgetCatalogue(db: Db): void {
  keptCatalogues.delete(db);
  keptMadeUp.delete(db);
}
