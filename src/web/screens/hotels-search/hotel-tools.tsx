import { useLingui } from '@lingui/react/macro';

import { Button } from '#src/ui/buttons/button.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { HotelsSearchView } from '#src/web/screens/hotels-search/hotels-search-view.ts';
import { filterSheetId } from '#src/web/screens/search-result/result-tools.tsx';
import styles from '#src/web/screens/search-result/search-result.module.css';

/** In which order, as a list or on a map, and on a phone the way to the filters. */
export function HotelTools({ data, isPhone }: { readonly data: HotelsSearchView; readonly isPhone: boolean }) {
  const { t } = useLingui();
  const on = data.applied.length;
  return (
    <div className={styles['tools']}>
      {isPhone && (
        <Button look="secondary" size="small" icon="filter" opens={filterSheetId}>
          {on === 0 ? t`Filters` : t`Filters (${on})`}
        </Button>
      )}
      <nav className={styles['sorts']} aria-label={t`Sort`}>
        {data.sorts.map((sort) => (
          <a
            key={sort.text}
            className={styles['sort']}
            href={sort.href}
            aria-current={sort.selected ? 'true' : undefined}
            data-keep-scroll=""
          >
            {sort.text}
          </a>
        ))}
      </nav>
      <nav className={styles['views']} aria-label={t`How to look at it`}>
        <a
          className={styles['view']}
          href={data.listHref}
          aria-current={data.now.view === 'list' ? 'true' : undefined}
          data-keep-scroll=""
        >
          <Icon name="list" />
          {t`List`}
        </a>
        <a
          className={styles['view']}
          href={data.mapHref}
          aria-current={data.now.view === 'map' ? 'true' : undefined}
          data-keep-scroll=""
        >
          <Icon name="map" />
          {t`Map`}
        </a>
      </nav>
    </div>
  );
}
