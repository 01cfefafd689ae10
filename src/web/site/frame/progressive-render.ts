import { whenFree } from '#src/web/shared/page/when-idle.ts';

/**
 * The UI kit's style sheets leave content far below out of the first layout (`data-later`). Restoring a scroll position
 * or following a hash needs exact heights, so in these cases everything is laid out before hydration.
 */
export function drawForReturn(): void {
  const [way] = performance.getEntriesByType('navigation');
  const isNew = way instanceof PerformanceNavigationTiming && way.type === 'navigate';
  if (!isNew || location.hash !== '') markWhole();
}

const signs = ['scroll', 'wheel', 'pointerdown', 'keydown'] as const;

/**
 * Otherwise rendering continues after the first scroll, press or key. Visitors who only look at the first view cause no
 * further layout, and those who leave and return find exact heights.
 */
export function drawOnceTouched(): void {
  if (scrollY > 0) return whenFree(drawRest);
  const touched = new AbortController();
  const begin = (): void => {
    touched.abort();
    whenFree(drawRest);
  };
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true, signal: touched.signal });
}

/** Lays out the rest, one section at a time, while the browser is idle. */
function drawRest(): void {
  const next = document.querySelector<HTMLElement>('[data-later]:not([data-drawn])');
  if (next === null || document.documentElement.dataset['whole'] !== undefined) return markWhole();
  next.dataset['drawn'] = '';
  whenFree(drawRest);
}

function markWhole(): void {
  document.documentElement.dataset['whole'] = '';
}
