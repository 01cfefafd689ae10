import { besideOf, cacheNames } from '#src/web/shared/offline/offline-rules.ts';
import { pagesIn } from '#src/web/shared/offline/cached-responses.ts';

/** Caches the style sheets and icons of a cached page; if one fails to load, the page goes without it. */
export async function cacheExtras(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheNames.beside);
  await Promise.all(paths.map((path) => cache.add(path).catch(() => undefined)));
}

/** Deletes style sheets and icons that no cached page uses any more. */
export async function clearBeside(): Promise<void> {
  const cached = [...(await pagesIn('pages')), ...(await pagesIn('vouchers'))];
  const needed = new Set((await Promise.all(cached.map(async ({ answer }) => besideOf(await answer.text())))).flat());
  const cache = await caches.open(cacheNames.beside);
  for (const request of await cache.keys()) {
    if (!needed.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}
