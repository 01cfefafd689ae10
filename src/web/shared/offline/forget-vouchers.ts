import { cacheNames } from '#src/web/shared/offline/offline-rules.ts';

/** Whether this browser can store pages for offline use: only in a secure context. */
export function canStoreOffline(): boolean {
  return 'caches' in globalThis && 'serviceWorker' in navigator;
}

/** Removes everything stored about a user after sign-out, or when another user signs in. */
export async function forgetVouchers(): Promise<void> {
  // A browser that denies access to its caches has none.
  if (canStoreOffline()) await caches.delete(cacheNames.vouchers).catch(() => false);
}
