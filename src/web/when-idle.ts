const noLaterThanMs = 2_000;

/** Does something once the page has loaded and the browser has nothing better to do. */
export function whenIdle(deed: () => void): void {
  const soon = (): void => {
    // Not every browser tells when it is idle.
    if ('requestIdleCallback' in window) requestIdleCallback(deed, { timeout: noLaterThanMs });
    else setTimeout(deed, 200);
  };
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}
