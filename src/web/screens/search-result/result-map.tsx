import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { areaAround, inArea, type MapArea } from '#src/domain/search/map-area.ts';
import { clusters, drawn, frameOf, gridLines, shownArea, type MapFrame } from '#src/domain/search/map-frame.ts';
import { DotMap, type DotMapProps, type MapDot } from '#src/ui/content/dot-map.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { ProductCardTile } from '#src/web/parts/product-card-tile.tsx';
import type { ViewProps } from '#src/web/screen.ts';
import { MapTools } from '#src/web/screens/search-result/map-tools.tsx';
import { searchHref } from '#src/web/screens/search-result/search-query.ts';
import type { MapView, SearchResultView } from '#src/web/screens/search-result/search-result-view.ts';
import styles from '#src/web/screens/search-result/result-map.module.css';
import { useArea, useGrab } from '#src/web/screens/search-result/use-area.ts';

type ResultMapProps = ViewProps<SearchResultView> & { readonly map: MapView };

/** Nearer to one another than this (in the drawing's units) two dots are one. */
const reach = 32;
/** A degree nearer to the upper edge has no room for its figure. */
const lineHeight = 16;
const everywhere: MapArea = [-180, -60, 180, 75];
const sizes = { mobile: { width: 400, height: 400 }, desktop: { width: 820, height: 480 } } as const;

/** The first results by where they are; the list below holds what the map shows. */
export function ResultMap({ data, map, site }: ResultMapProps) {
  const { t } = useLingui();
  const size = sizes[site.platform];
  const looked = useArea(data, map.whole ?? everywhere, site);
  const frame = frameOf(looked.area, size.width, size.height);
  const seen = shownArea(frame);
  const inside = new Set(map.points.filter((point) => inArea(seen, point)).map((point) => point.id));
  const grab = useGrab(seen, looked.look);
  const hrefOf = (area: MapArea | null): string => searchHref(site, data.now, { area });
  const { dots, parts } = useDots(data, map, frame, hrefOf);
  return (
    <div className={styles['map']}>
      <DotMap
        description={t`Map of the first ${map.points.length} results`}
        {...size}
        lines={netOf(frame)}
        names={namesOn(frame, map.names)}
        dots={dots}
        onPress={(event, dot) => {
          const part = parts.get(dot.key);
          if (part === undefined) return;
          event.preventDefault();
          looked.look(part);
        }}
        {...grab}
        tools={<MapTools seen={seen} looked={looked} hrefOf={hrefOf} />}
      />
      <p className={styles['note']} role="status">
        {t`${inside.size} of the first ${map.points.length} results lie in this part of the map.`}
      </p>
      <Grid of="cards">
        {data.cards
          .filter((card) => inside.has(card.id))
          .map((card) => (
            <div key={card.id} id={`result-${card.id}`} className={styles['found']}>
              <ProductCardTile card={card} site={site} level={2} badged track="click:search.map" />
            </div>
          ))}
      </Grid>
    </div>
  );
}

type Dots = { readonly dots: readonly MapDot[]; readonly parts: ReadonlyMap<string, MapArea> };

/** One dot for what lies together: it leads nearer; one for a single result leads to its card. */
function useDots(data: SearchResultView, map: MapView, frame: MapFrame, hrefOf: (part: MapArea) => string): Dots {
  const { t } = useLingui();
  const titles = new Map(data.cards.map((card) => [card.id, card.title]));
  const parts = new Map<string, MapArea>();
  const dots = clusters(frame, map.points, reach).map(({ x, y, items }): MapDot => {
    const id = items[0]?.id ?? 0;
    const key = String(id);
    const part = items.length === 1 ? null : areaAround(items, 0.3);
    if (part === null) return { key, x, y, label: titles.get(id) ?? '', href: `#result-${id}` };
    parts.set(key, part);
    const label = t`${plural(items.length, { one: '# activity here', other: '# activities here' })}`;
    return { key, x, y, count: String(items.length), label, href: hrefOf(part) };
  });
  return { dots, parts };
}

function netOf(frame: MapFrame): DotMapProps['lines'] {
  const { up, across } = gridLines(frame);
  return [
    ...up.map(({ at, degrees }) => ({ at, upright: true, text: `${degrees}°` })),
    ...across
      .filter(({ at }) => at > lineHeight)
      .map(({ at, degrees }) => ({ at, upright: false, text: `${degrees}°` })),
  ];
}

function namesOn(frame: MapFrame, names: MapView['names']): DotMapProps['names'] {
  const put: { readonly x: number; readonly y: number; readonly text: string; readonly lang: string }[] = [];
  for (const { text, lang, ...point } of names) {
    const { x, y } = drawn(frame, point);
    const isInside = x > 20 && x < frame.width - 20 && y > 0 && y < frame.height - 40;
    // A name that would stand on another is left out until the map is nearer.
    const isFree = put.every((one) => Math.abs(one.x - x) > 84 || Math.abs(one.y - 32 - y) > 24);
    if (isInside && isFree) put.push({ x, y: y + 32, text, lang });
  }
  return put;
}
