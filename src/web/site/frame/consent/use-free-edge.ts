import { useEffect, useRef, type RefObject } from 'react';

/** Sets `--edge-end` to the height of a banner at the lower edge while it is shown, so that it hides nothing. */
export function useFreeEdge(isShown: boolean): RefObject<HTMLElement | null> {
  const banner = useRef<HTMLElement>(null);
  useEffect(() => (isShown && banner.current !== null ? reserveEdge(banner.current) : undefined), [isShown]);
  return banner;
}

/**
 * Returns a function that reverts it. The rule applies only to elements that use the value: on the root, every element
 * inherits it and the whole page would be restyled.
 */
function reserveEdge(banner: HTMLElement): () => void {
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
