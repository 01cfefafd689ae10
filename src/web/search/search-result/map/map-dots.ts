import { areaAround, type MapArea } from '#src/domain/search/query/map-area.ts';
import { cellArea } from '#src/domain/search/query/map-cells.ts';
import { clusters, drawn, gridLines, shownArea, type MapFrame } from '#src/domain/search/query/map-frame.ts';
import type { DotMapProps, MapDot } from '#src/ui/media/dot-map.tsx';
import type { MapView } from '#src/web/search/search-result/search-result-view.ts';

/** Nearer to one another than this (in the drawing's units) two dots are one. */
const reach = 32;
/** A degree nearer to the upper edge has no room for its figure. */
const lineHeight = 16;

type DotWords = {
  /** The title of a result that is below the map; null when it does not. */
  readonly titleOf: (id: number) => string | null;
  /** "12 activities here" */
  readonly many: (count: number) => string;
  readonly hrefOf: (part: MapArea) => string;
};

/** Dots, and the map area that each dot of several results zooms to. */
export type Dots = { readonly dots: readonly MapDot[]; readonly parts: ReadonlyMap<string, MapArea> };

/** Clusters results into dots: a cluster zooms in, and the dot of a single result leads to its card. */
export function mapDots(map: MapView, frame: MapFrame, { titleOf, many, hrefOf }: DotWords): Dots {
  const parts = new Map<string, MapArea>();
  const dots = clusters(frame, map.points, reach).map(({ x, y, items }): MapDot => {
    const [first] = items;
    const id = first?.id ?? 0;
    const key = String(id);
    const count = items.reduce((sum, item) => sum + item.count, 0);
    const title = count === 1 ? titleOf(id) : null;
    if (title !== null) return { key, x, y, label: title, href: `#result-${id}` };
    const around =
      items.length === 1 && first !== undefined ? cellArea(shownArea(frame), first) : areaAround(items, 0.3);
    const part = around ?? shownArea(frame);
    parts.set(key, part);
    return { key, x, y, count: short(count), label: many(count), href: hrefOf(part) };
  });
  return { dots, parts };
}

/** Few figures have room in a dot. */
function short(count: number): string {
  return count < 1000 ? String(count) : `${Math.floor(count / 1000)}k`;
}

/** The net of degrees. */
export function netOf(frame: MapFrame): DotMapProps['lines'] {
  const { up, across } = gridLines(frame);
  return [
    ...up.map(({ at, degrees }) => ({ at, upright: true, text: `${degrees}°` })),
    ...across
      .filter(({ at }) => at > lineHeight)
      .map(({ at, degrees }) => ({ at, upright: false, text: `${degrees}°` })),
  ];
}

/** Names of places, those alone that have room. */
export function namesOn(frame: MapFrame, names: MapView['names']): DotMapProps['names'] {
  const put: { readonly x: number; readonly y: number; readonly text: string; readonly lang: string }[] = [];
  for (const { text, lang, ...point } of names) {
    const { x, y } = drawn(frame, point);
    const isInside = x > 20 && x < frame.width - 20 && y > 0 && y < frame.height - 40;
    // A name that would be on another is left out until the map is nearer.
    const isFree = put.every((one) => Math.abs(one.x - x) > 84 || Math.abs(one.y - 32 - y) > 24);
    if (isInside && isFree) put.push({ x, y: y + 32, text, lang });
  }
  return put;
}
