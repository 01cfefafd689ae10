import { useLingui } from '@lingui/react/macro';

import { Button } from '#src/ui/buttons/button.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { SearchResultView } from '#src/web/screens/search-result/search-result-view.ts';
import styles from '#src/web/screens/search-result/search-result.module.css';

export const filterSheetId = 'filter-sheet';

/** Above the results: in which order, as a list or on a map, and on a phone the way to the filters. */
export function ResultTools({ data, isPhone }: { readonly data: SearchResultView; readonly isPhone: boolean }) {
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
        {data.facets.sorts.map((sort) => (
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
        <ViewLink icon="list" text={t`List`} href={data.listHref} here={data.now.view === 'list'} />
        <ViewLink icon="map" text={t`Map`} href={data.mapHref} here={data.now.view === 'map'} />
      </nav>
    </div>
  );
}

type ViewLinkProps = {
  readonly icon: 'list' | 'map';
  readonly text: string;
  readonly href: string;
  readonly here: boolean;
};

function ViewLink({ icon, text, href, here }: ViewLinkProps) {
  return (
    <a className={styles['view']} href={href} aria-current={here ? 'true' : undefined} data-keep-scroll="">
      <Icon name={icon} />
      {text}
    </a>
  );
}
