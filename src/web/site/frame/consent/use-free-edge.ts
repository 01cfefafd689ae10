import { useEffect, useRef, type RefObject } from 'react';

/** Tells the styles how much of the lower edge a banner takes while it is shown, so that nothing hides behind it. */
export function useFreeEdge(isShown: boolean): RefObject<HTMLElement | null> {
  const banner = useRef<HTMLElement>(null);
  useEffect(() => (isShown && banner.current !== null ? keepEdgeFree(banner.current) : undefined), [isShown]);
  return banner;
}

/**
 * Gives the way to take it back. The rule names those who ask for it: set on the root, the whole page would be styled
 * again, since everything inherits from there.
 */
function keepEdgeFree(banner: HTMLElement): () => void {
  const sheet = new CSSStyleSheet();
  const measured = new ResizeObserver(() =>
    sheet.replaceSync(`[data-bottom-bar] { --edge-end: ${banner.offsetHeight}px; }`),
  );
  measured.observe(banner);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    measured.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
