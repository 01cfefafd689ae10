import type { Caches } from '#src/actions/open-caches.ts';

/** Forgets what this process keeps of the catalogue: somebody has changed it (notice on the channel `catalogue`). */
export function forgetCatalogue(caches: Caches): void {
  caches.catalogue = null;
  caches.syntheticProducts.clear();
}
