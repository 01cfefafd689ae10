import type { Caches } from '#src/actions/open-caches.ts';

/** Clears this process's cache of the catalog, which has changed (notice on the channel `catalogue`). */
export function forgetCatalogue(caches: Caches): void {
  caches.catalogue = null;
  caches.syntheticProducts.clear();
}
