const noLaterThanMs = 2_000;

/** Does something as soon as the browser has nothing better to do. */
export function whenFree(work: () => void): void {
  // Not every browser has `requestIdleCallback`.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: noLaterThanMs });
  else setTimeout(work, 200);
}

/** Does something once the page has loaded and the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  if (document.readyState === 'complete') whenFree(work);
  else window.addEventListener('load', () => whenFree(work), { once: true });
}
