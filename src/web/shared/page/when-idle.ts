const noLaterThanMs = 2_000;

/** Does something as soon as the browser has nothing better to do. */
export function whenFree(deed: () => void): void {
  // Not every browser tells when it is idle.
  if ('requestIdleCallback' in window) requestIdleCallback(deed, { timeout: noLaterThanMs });
  else setTimeout(deed, 200);
}

/** Does something once the page has loaded and the browser has nothing better to do. */
export function whenIdle(deed: () => void): void {
  if (document.readyState === 'complete') whenFree(deed);
  else window.addEventListener('load', () => whenFree(deed), { once: true });
}
