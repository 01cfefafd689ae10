import { useEffect, useRef, type RefObject } from 'react';

/** Tells the styles how much of the lower edge a banner takes while it is shown, so that nothing hides behind it. */
export function useFreeEdge(isShown: boolean): RefObject<HTMLElement | null> {
  const banner = useRef<HTMLElement>(null);
  useEffect(() => (isShown && banner.current !== null ? keepEdgeFree(banner.current) : undefined), [isShown]);
  return banner;
}

/** Gives the way to take it back. */
function keepEdgeFree(banner: HTMLElement): () => void {
  const { style } = document.documentElement;
  const measured = new ResizeObserver(() => style.setProperty('--edge-end', `${banner.offsetHeight}px`));
  measured.observe(banner);
  return () => {
    measured.disconnect();
    style.removeProperty('--edge-end');
  };
}
