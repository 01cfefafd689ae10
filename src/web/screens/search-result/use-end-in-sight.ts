import { useEffect, useRef, type RefObject } from 'react';

/** Pages that come by themselves; then the visitor says whether he wants more, and the footer can be reached. */
const byThemselves = 3;

/** Calls when the element comes near the window. */
export function useEndInSight(call: () => Promise<void>, active: boolean): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  const calls = useRef(0);
  useEffect(() => {
    const watched = element.current;
    if (!active || watched === null) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (calls.current >= byThemselves || !entries.some((entry) => entry.isIntersecting)) return;
        calls.current += 1;
        void call();
      },
      { rootMargin: '600px 0px' },
    );
    watcher.observe(watched);
    return () => watcher.disconnect();
  }, [active, call]);
  return element;
}
