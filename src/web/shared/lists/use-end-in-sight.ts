import { useEffect, useRef, type RefObject } from 'react';

/** Calls when the element comes near the window. */
export function useEndInSight(call: () => Promise<void>, active: boolean): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const watched = element.current;
    if (!active || watched === null) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void call();
      },
      { rootMargin: '600px 0px' },
    );
    watcher.observe(watched);
    return () => watcher.disconnect();
  }, [active, call]);
  return element;
}
