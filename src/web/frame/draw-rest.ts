import { whenFree } from '#src/web/when-idle.ts';

/**
 * What lies far below is left out of the first layout by the kit's own sheets (`data-later`). Whoever comes back, or to a
 * place within the page, is taken to where he wants by true heights, so all of it is laid out before the page is taken
 * over.
 */
export function drawForReturn(): void {
  const [way] = performance.getEntriesByType('navigation');
  const isNew = way instanceof PerformanceNavigationTiming && way.type === 'navigate';
  if (!isNew || location.hash !== '') markWhole();
}

/** For everybody else piece by piece, while the browser has nothing better to do. */
export function drawRest(): void {
  const next = document.querySelector<HTMLElement>('[data-later]:not([data-drawn])');
  if (next === null || document.documentElement.dataset['whole'] !== undefined) return markWhole();
  next.dataset['drawn'] = '';
  whenFree(drawRest);
}

function markWhole(): void {
  document.documentElement.dataset['whole'] = '';
}
