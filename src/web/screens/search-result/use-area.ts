import { useCallback, useRef, useState, type PointerEvent, type PointerEventHandler } from 'react';

import { moved, type MapArea } from '#src/domain/search/map-area.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { mirrorAddress } from '#src/web/parts/mirror-address.ts';
import { searchHref } from '#src/web/screens/search-result/search-query.ts';
import type { SearchResultView } from '#src/web/screens/search-result/search-result-view.ts';

export type LookedAt = {
  readonly area: MapArea;
  readonly isWhole: boolean;
  /** Looks at another part; null is all of it. The address follows. */
  readonly look: (part: MapArea | null) => void;
};

/** Which part of the map is looked at: what the address says, until the visitor moves it. */
export function useArea(data: SearchResultView, whole: MapArea, site: SitePart): LookedAt {
  const [state, setState] = useState({ of: data, part: data.now.area });
  const part = state.of === data ? state.part : data.now.area;
  const look = useCallback(
    (next: MapArea | null) => {
      setState({ of: data, part: next });
      mirrorAddress(searchHref(site, data.now, { area: next }));
    },
    [data, site],
  );
  return { area: part ?? whole, isWhole: part === null, look };
}

type Grab = {
  readonly onGrab: PointerEventHandler<SVGSVGElement>;
  readonly onDrag: PointerEventHandler<SVGSVGElement>;
  readonly onRelease: PointerEventHandler<SVGSVGElement>;
};

/** A finger that moves less than this has pressed, not pulled. */
const leastPull = 6;

/** Pulls the map about under the pointer. */
export function useGrab(seen: MapArea, look: LookedAt['look']): Grab {
  const from = useRef<{ readonly x: number; readonly y: number; readonly seen: MapArea; pulled: boolean } | null>(null);
  const parts = (event: PointerEvent<SVGSVGElement>): readonly [number, number] => {
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const start = from.current;
    return start === null ? [0, 0] : [(start.x - event.clientX) / width, (event.clientY - start.y) / height];
  };
  return {
    onGrab: (event) => {
      if (event.button === 0) from.current = { x: event.clientX, y: event.clientY, seen, pulled: false };
    },
    onDrag: (event) => {
      const start = from.current;
      if (start === null) return;
      if (!start.pulled && Math.hypot(event.clientX - start.x, event.clientY - start.y) < leastPull) return;
      if (!start.pulled) event.currentTarget.setPointerCapture(event.pointerId);
      start.pulled = true;
      look(moved(start.seen, ...parts(event)));
    },
    onRelease: () => {
      from.current = null;
    },
  };
}
