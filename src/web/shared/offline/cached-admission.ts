import { browserSource } from '#src/web/shared/page/browser-source.ts';
import { canKeep } from '#src/web/shared/offline/forget-vouchers.ts';
import { keptAnswer } from '#src/web/shared/offline/cached-responses.ts';
import { cacheNames, filesOf } from '#src/web/shared/offline/offline-rules.ts';

/**
 * Keeps the scanner's page as it is open here, with its scripts and all else that it loaded: a device at a gate is
 * reloaded or started again where there is no connection, and must go on. It holds nothing of anybody; what was scanned
 * lies elsewhere. Whole or not at all, and of one release: what another one brought goes.
 */
export async function keepGate(): Promise<void> {
  // Where no worker stands, the shop has sent it away or is none that has one: nobody would ever show what is stored.
  if (!canKeep() || (await navigator.serviceWorker.getRegistration()) === undefined) return;
  const path = location.pathname;
  const answer = await fetch(path, { redirect: 'error' });
  if (!answer.ok) return;
  const html = await answer.text();
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = filesOf(html, loaded, location.origin);
  const cache = await caches.open(cacheNames.gate);
  await Promise.all(files.map(async (file) => (await cache.match(file)) ?? cache.add(file)));
  await cache.put(path, keptAnswer(html, answer, { at: browserSource.now() }));
  const needed = new Set([path, ...files]);
  for (const request of await cache.keys()) {
    if (!needed.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

/** A device that lets nobody in any more keeps nothing for it. */
export async function forgetGate(): Promise<void> {
  if (canKeep()) await caches.delete(cacheNames.gate).catch(() => false);
}
