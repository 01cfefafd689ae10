import type { Caches } from '#src/actions/open-caches.ts';

/** Clears this process's cache of content, which has changed (notice `content` on the channel `catalogue`). */
export function forgetContent(caches: Caches): void {
  caches.content = null;
}
