import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import type { MapArea } from '#src/domain/search/query/map-area.ts';
import { frameOf, shownArea, type MapFrame } from '#src/domain/search/query/map-frame.ts';
import { maySearch } from '#src/domain/search/search-status.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { DotMap } from '#src/ui/media/dot-map.tsx';
import { Checkbox } from '#src/ui/form/choices.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Waiting } from '#src/web/shared/lists/growing-list.tsx';
import { ProductCardTile } from '#src/web/shared/cards/product-card-tile.tsx';
import type { GrowingList } from '#src/web/shared/lists/use-growing-list.ts';
import type { ViewProps } from '#src/web/shared/page/page-definition.ts';
import { mapDots, namesOn, netOf, type Dots } from '#src/web/search/search-result/map/map-dots.ts';
import { MapTools } from '#src/web/search/search-result/map/map-tools.tsx';
import { searchHref } from '#src/web/search/search-result/search-query.ts';
import type { MapView, SearchResultView } from '#src/web/search/search-result/search-result-view.ts';
import styles from '#src/web/search/search-result/map/result-map.module.css';
import { useScripted } from '#src/web/shared/page/use-scripted.ts';
import { useArea, useGrab, wholeFrame } from '#src/web/search/search-result/map/use-area.ts';

type ResultMapProps = ViewProps<SearchResultView> & { readonly map: MapView; readonly results: GrowingList };

const sizes = { mobile: { width: 400, height: 400 }, desktop: { width: 820, height: 480 } } as const;

/** All results by where they are; moving the map searches what it shows. The list below holds the first of them. */
export function ResultMap({ data, map, site, results }: ResultMapProps) {
  const { t } = useLingui();
  const size = sizes[site.platform];
  const [follows, setFollows] = useState(true);
  const isAlive = useScripted();
  const looked = useArea({ data, map, size, follows, maySearch: maySearch(results.status) });
  const frame = frameOf(looked.area, size.width, size.height);
  const seen = shownArea(frame);
  const grab = useGrab(seen, looked.look);
  const hrefOf = (area: MapArea): string => searchHref(site, data.now, { area: wholeFrame(area, size) });
  const { dots, parts } = useDots(data, map, frame, hrefOf);
  return (
    <div className={styles['map']}>
      <DotMap
        description={t`Map of the results`}
        {...size}
        lines={netOf(frame)}
        names={namesOn(frame, map.names)}
        dots={dots}
        onPress={(event, dot) => {
          const part = parts.get(dot.key);
          if (part === undefined || event.metaKey || event.ctrlKey) return;
          event.preventDefault();
          looked.look(part);
        }}
        {...grab}
        tools={
          <MapTools
            seen={seen}
            looked={looked}
            hrefOf={hrefOf}
            wholeHref={data.now.area === null ? null : searchHref(site, data.now, { area: null })}
          />
        }
      />
      {isAlive && (
        <div className={styles['follow']}>
          <Checkbox
            id="map-follows"
            name="map-follows"
            label={t`Search as I move the map`}
            checked={follows}
            onChange={(event) => setFollows(event.currentTarget.checked)}
          />
          {!follows && looked.isAhead && (
            <Button size="small" onPress={looked.search}>
              {t`Search this area`}
            </Button>
          )}
        </div>
      )}
      <Found data={data} site={site} waiting={results.waiting} />
    </div>
  );
}

function useDots(data: SearchResultView, map: MapView, frame: MapFrame, hrefOf: (part: MapArea) => string): Dots {
  const { t } = useLingui();
  const titles = new Map(data.cards.map((card) => [card.id, card.title]));
  return mapDots(map, frame, {
    titleOf: (id) => titles.get(id) ?? null,
    many: (count) => t`${plural(count, { one: '# activity here', other: '# activities here' })}`,
    hrefOf,
  });
}

type FoundProps = ViewProps<SearchResultView> & { readonly waiting: boolean };

/** The first of what is in the part that was searched. */
function Found({ data, site, waiting }: FoundProps) {
  const { t } = useLingui();
  return (
    <>
      <p className={styles['note']} role="status">
        {waiting ? t`Loading activities` : <ResultCount data={data} />}
      </p>
      <Grid of="cards">
        {waiting ? (
          <Waiting count={Math.max(1, data.cards.length)} />
        ) : (
          data.cards.map((card) => (
            <div key={card.id} id={`result-${card.id}`} className={styles['found']}>
              <ProductCardTile card={card} site={site} level={2} badged track="click:search.map" />
            </div>
          ))
        )}
      </Grid>
    </>
  );
}

/** The number of results in the map's area, and how many of them are listed. */
function ResultCount({ data }: { readonly data: SearchResultView }) {
  const { t } = useLingui();
  const { count, total, cards, now } = data;
  if (total === 0) return t`No results in this map area. Move the map or show all of it.`;
  if (now.area === null)
    return total > cards.length
      ? t`${count} on the map. The first ${cards.length} are listed below.`
      : t`${count} on the map.`;
  return total > cards.length
    ? t`${count} in this map area. The first ${cards.length} are listed below.`
    : t`${count} in this map area.`;
}
