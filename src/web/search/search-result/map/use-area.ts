import { useCallback, useEffect, useRef, useState, type PointerEvent, type PointerEventHandler } from 'react';
import { useNavigate } from 'react-router';

import { moved, zoomed, type MapArea } from '#src/domain/search/query/map-area.ts';
import { frameOf, shownArea } from '#src/domain/search/query/map-frame.ts';
import { defaultLanguage } from '#src/domain/site/language/languages.ts';
import { searchHref } from '#src/web/search/search-result/search-query.ts';
import type { MapView, SearchResultView } from '#src/web/search/search-result/search-result-view.ts';
import { useSite } from '#src/web/shared/page/site-context.ts';

export type MapSize = { readonly width: number; readonly height: number };

export type LookedAt = {
  readonly area: MapArea;
  /** Whether the map is where nothing was searched yet. */
  readonly isAhead: boolean;
  /** Looks at another part. */
  readonly look: (part: MapArea) => void;
  /** Searches the area that the map shows. */
  readonly search: () => void;
};

/** How long the map must be still before its area is searched. */
const settledMs = 450;

type AreaFacts = {
  readonly data: Pick<SearchResultView, 'now'>;
  readonly map: Pick<MapView, 'area'>;
  readonly size: MapSize;
  /** Whether each move of the map starts a search. */
  readonly follows: boolean;
  /** A search is ignored while another is under way (spec §4): it waits for its end. */
  readonly maySearch: boolean;
};

/** Which part of the map is looked at: what the address says, until the visitor moves it; then the address follows. */
export function useArea({ data, map, size, follows, maySearch }: AreaFacts): LookedAt {
  const navigate = useNavigate();
  const site = useSite();
  const [part, setPart] = useState<MapArea | null>(null);
  const [isAhead, setAhead] = useState(false);
  const [current, setShownArea] = useState(data);
  if (current !== data) {
    setShownArea(data);
    // If the visitor has moved the map in the meantime, it is not moved back.
    if (!isAhead) setPart(null);
  }
  const area = part ?? data.now.area ?? map.area;
  const look = useCallback((next: MapArea) => {
    setPart(next);
    setAhead(true);
  }, []);
  const search = useCallback(() => {
    setAhead(false);
    // The router puts its base (the language prefix) before the paths it is sent to.
    const to = searchHref({ ...site, language: defaultLanguage }, data.now, { area: wholeFrame(area, size) });
    void navigate(to, { preventScrollReset: true, replace: true });
  }, [area, data.now, navigate, site, size]);
  useEffect(() => {
    if (!isAhead || !follows || !maySearch) return undefined;
    const timer = setTimeout(search, settledMs);
    return () => clearTimeout(timer);
  }, [follows, isAhead, maySearch, search]);
  return { area, isAhead, look, search };
}

/** All that a map of this size shows when it is to show a part: what is searched is what is seen. */
export function wholeFrame(part: MapArea, { width, height }: MapSize): MapArea {
  return zoomed(shownArea(frameOf(part, width, height)), 1);
}

type Grab = {
  readonly onGrab: PointerEventHandler<SVGSVGElement>;
  readonly onDrag: PointerEventHandler<SVGSVGElement>;
  readonly onRelease: PointerEventHandler<SVGSVGElement>;
};

/** A finger that moves less than this has pressed, not pulled. */
const leastPull = 6;

/** Pulls the map about under the pointer. */
export function useGrab(current: MapArea, look: LookedAt['look']): Grab {
  const from = useRef<{ readonly x: number; readonly y: number; readonly seen: MapArea; pulled: boolean } | null>(null);
  const parts = (event: PointerEvent<SVGSVGElement>): readonly [number, number] => {
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const start = from.current;
    return start === null ? [0, 0] : [(start.x - event.clientX) / width, (event.clientY - start.y) / height];
  };
  return {
    onGrab: (event) => {
      if (event.button === 0) from.current = { x: event.clientX, y: event.clientY, seen: current, pulled: false };
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
