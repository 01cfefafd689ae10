import { browserSource } from '#src/web/shared/page/browser-source.ts';
import { canStoreOffline } from '#src/web/shared/offline/forget-vouchers.ts';
import { cacheableAnswer } from '#src/web/shared/offline/cached-responses.ts';
import { cacheNames, filesOf } from '#src/web/shared/offline/offline-rules.ts';

/**
 * Caches the open scanner page with its scripts and everything else that it loaded: a device at a venue may be reloaded
 * or restarted offline, and must still work. The cache has no personal data; scans are stored elsewhere. It is complete
 * or not written at all, and has files of one release only: those of other releases are deleted.
 */
export async function cacheScannerPage(): Promise<void> {
  // Without a registered service worker, nothing would ever serve the cached page.
  if (!canStoreOffline() || (await navigator.serviceWorker.getRegistration()) === undefined) return;
  const path = location.pathname;
  const answer = await fetch(path, { redirect: 'error' });
  if (!answer.ok) return;
  const html = await answer.text();
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = filesOf(html, loaded, location.origin);
  const cache = await caches.open(cacheNames.gate);
  await Promise.all(files.map(async (file) => (await cache.match(file)) ?? cache.add(file)));
  await cache.put(path, cacheableAnswer(html, answer, { at: browserSource.now() }));
  const needed = new Set([path, ...files]);
  for (const request of await cache.keys()) {
    if (!needed.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

/** Deletes the cached scanner page from a device that no longer scans. */
export async function deleteScannerPage(): Promise<void> {
  if (canStoreOffline()) await caches.delete(cacheNames.gate).catch(() => false);
}
