import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';

import { moved, zoomed, type MapArea } from '#src/domain/search/query/map-area.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { IconName } from '#src/ui/icons/icon-names.ts';
import type { LookedAt } from '#src/web/search/search-result/map/use-area.ts';
import styles from '#src/web/search/search-result/map/result-map.module.css';

type MapToolsProps = {
  readonly seen: MapArea;
  readonly looked: LookedAt;
  readonly hrefOf: (part: MapArea) => string;
  /** Where all of the map is searched; null where it is. */
  readonly wholeHref: string | null;
};

type Move = {
  readonly key: 'in' | 'out' | 'north' | 'south' | 'west' | 'east';
  readonly text: string;
  readonly icon: IconName;
  readonly part: MapArea;
};

/** Moves the map by links, so that the keyboard and a browser without script can. */
export function MapTools({ seen, looked, hrefOf, wholeHref }: MapToolsProps) {
  const { t } = useLingui();
  const moves: readonly Move[] = [
    { key: 'in', text: t`Zoom in`, icon: 'plus', part: zoomed(seen, 0.5) },
    { key: 'out', text: t`Zoom out`, icon: 'minus', part: zoomed(seen, 2) },
    { key: 'north', text: t`Move north`, icon: 'chevron-down', part: moved(seen, 0, 0.5) },
    { key: 'south', text: t`Move south`, icon: 'chevron-down', part: moved(seen, 0, -0.5) },
    { key: 'west', text: t`Move west`, icon: 'chevron-down', part: moved(seen, -0.5, 0) },
    { key: 'east', text: t`Move east`, icon: 'chevron-down', part: moved(seen, 0.5, 0) },
  ];
  const press = (event: MouseEvent, part: MapArea): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    looked.look(part);
  };
  return (
    <nav className={styles['tools']} aria-label={t`Move the map`}>
      {moves.map((move) => (
        <a
          key={move.key}
          className={styles['tool']}
          data-way={move.key}
          href={hrefOf(move.part)}
          aria-label={move.text}
          title={move.text}
          data-keep-scroll=""
          onClick={(event) => press(event, move.part)}
        >
          <Icon name={move.icon} />
        </a>
      ))}
      {wholeHref !== null && (
        <a
          className={styles['tool']}
          href={wholeHref}
          aria-label={t`Show the whole map`}
          title={t`Show the whole map`}
          data-keep-scroll=""
        >
          <Icon name="map" />
        </a>
      )}
    </nav>
  );
}
