import { cacheNames } from '#src/web/offline/offline-rules.ts';

/** Whether this browser can keep anything for a time without a connection: only at secure addresses. */
export function canKeep(): boolean {
  return 'caches' in globalThis && 'serviceWorker' in navigator;
}

/** Removes all that is kept of somebody: he has signed out, or another one has come. */
export async function forgetVouchers(): Promise<void> {
  // A browser that lets nobody near its caches holds none.
  if (canKeep()) await caches.delete(cacheNames.vouchers).catch(() => false);
}
