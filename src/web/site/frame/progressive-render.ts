import { whenFree } from '#src/web/shared/page/when-idle.ts';

/**
 * What lies far below is left out of the first layout by the kit's own sheets (`data-later`). A visitor who comes back, or to a
 * place within the page, needs true heights to get there, so all of it is laid out before the page is taken
 * over.
 */
export function drawForReturn(): void {
  const [way] = performance.getEntriesByType('navigation');
  const isNew = way instanceof PerformanceNavigationTiming && way.type === 'navigate';
  if (!isNew || location.hash !== '') markWhole();
}

const signs = ['scroll', 'wheel', 'pointerdown', 'keydown'] as const;

/**
 * For everybody else it begins with the first scroll, press or key. A visitor who only looks at the first view has nothing
 * else laid out, and visitors who leave come back to true heights.
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

/** Piece by piece, while the browser has nothing better to do. */
function drawRest(): void {
  const next = document.querySelector<HTMLElement>('[data-later]:not([data-drawn])');
  if (next === null || document.documentElement.dataset['whole'] !== undefined) return markWhole();
  next.dataset['drawn'] = '';
  whenFree(drawRest);
}

function markWhole(): void {
  document.documentElement.dataset['whole'] = '';
}
