import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Button, ButtonLink } from '#src/ui/buttons/button.tsx';
import { AppliedChip, ChipRow } from '#src/ui/buttons/chip.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Columns } from '#src/ui/layout/grid.tsx';
import { Sheet } from '#src/ui/overlay/dialog.tsx';
import { FilterGroups } from '#src/web/shared/filters/filter-groups.tsx';
import styles from '#src/web/shared/filters/filtered-list.module.css';
import type { AppliedView, ListView } from '#src/web/shared/filters/list-view.ts';

const filterSheetId = 'filter-sheet';

/** The ways to look at the same results. */
type Views = { readonly here: 'list' | 'map'; readonly listHref: string; readonly mapHref: string };

type FilteredListProps = {
  readonly list: ListView;
  readonly isPhone: boolean;
  /** What is typed: a plain form above the filters that are links. */
  readonly form: ReactNode;
  readonly views?: Views | undefined;
  /** Other results are on their way. */
  readonly busy?: boolean | undefined;
  readonly children: ReactNode;
};

/**
 * Results with sort orders and filters: filters are beside them, on phones in a sheet that shows the number of results
 * while it is open. Everything is a link or a plain form, and works without script.
 */
export function FilteredList({ list, isPhone, form, views, busy = false, children }: FilteredListProps) {
  const { t } = useLingui();
  const body = (
    <div className={styles['results']} aria-busy={busy}>
      <Tools list={list} isPhone={isPhone} views={views} />
      <Applied applied={list.applied} />
      {children}
    </div>
  );
  const filters = <FilterGroups groups={list.groups} form={form} />;
  const clearHref = list.applied.length > 0 ? list.clearHref : null;
  if (isPhone)
    return (
      <>
        {body}
        <Sheet
          id={filterSheetId}
          title={t`Filters`}
          closeText={t`Close`}
          foot={
            <>
              {clearHref !== null && (
                <ButtonLink look="quiet" href={clearHref}>
                  {t`Clear all filters`}
                </ButtonLink>
              )}
              <Button closes={filterSheetId}>{t`Show results (${list.count})`}</Button>
            </>
          }
        >
          {filters}
        </Sheet>
      </>
    );
  return (
    <Columns
      asideAt="start"
      onPhone="before"
      aside={
        <section className={styles['panel']} aria-label={t`Filters`}>
          {filters}
          {clearHref !== null && (
            <a className={styles['clear']} href={clearHref} data-keep-scroll="">
              {t`Clear all filters`}
            </a>
          )}
        </section>
      }
    >
      {body}
    </Columns>
  );
}

type ToolsProps = Pick<FilteredListProps, 'list' | 'isPhone' | 'views'>;

/** In which order, as a list or on a map, and on a phone the way to the filters. */
function Tools({ list: { sorts, applied }, isPhone, views }: ToolsProps) {
  const { t } = useLingui();
  const on = applied.length;
  return (
    <div className={styles['tools']}>
      {isPhone && (
        <span className={styles['opener']}>
          <Button look="secondary" size="small" icon="filter" opens={filterSheetId}>
            {on === 0 ? t`Filters` : t`Filters (${on})`}
          </Button>
        </span>
      )}
      <nav className={styles['sorts']} aria-label={t`Sort`}>
        {sorts.map((sort) => (
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
      {views !== undefined && (
        <nav className={styles['views']} aria-label={t`View as`}>
          <ViewLink icon="list" text={t`List`} href={views.listHref} here={views.here === 'list'} />
          <ViewLink icon="map" text={t`Map`} href={views.mapHref} here={views.here === 'map'} />
        </nav>
      )}
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

/** Active filters are above the results; a press removes one. */
function Applied({ applied }: { readonly applied: readonly AppliedView[] }) {
  const { t } = useLingui();
  if (applied.length === 0) return null;
  return (
    <ChipRow label={t`Active filters`}>
      {applied.map((one) => (
        <AppliedChip key={one.text} text={one.text} href={one.href} removeText={t`Remove filter: ${one.text}`} />
      ))}
    </ChipRow>
  );
}
