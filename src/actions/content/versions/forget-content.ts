import type { Caches } from '#src/actions/open-caches.ts';

/** Forgets what this process keeps of content: somebody has changed it (notice `content` on the channel `catalogue`). */
export function forgetContent(caches: Caches): void {
  caches.content = null;
}
