import { useLingui } from '@lingui/react/macro';

import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { Disclosure } from '#src/ui/content/disclosure.tsx';
import { Pager } from '#src/ui/content/pager.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Stack } from '#src/ui/layout/grid.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { FilteredList } from '#src/web/shared/filters/filtered-list.tsx';
import { HireForm } from '#src/web/cars/parts/hire-form.tsx';
import { LimitsForm } from '#src/web/shared/filters/limits-form.tsx';
import { ListHead } from '#src/web/shared/filters/list-head.tsx';
import { RankingNote } from '#src/web/shared/lists/ranking-note.tsx';
import { Trail } from '#src/web/shared/page-head/trail.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { CarCard } from '#src/web/cars/car-rentals-search/car-card.tsx';
import {
  loadCarRentalsSearch,
  type CarRentalsSearchView,
} from '#src/web/cars/car-rentals-search/car-rentals-search.load.ts';
import styles from '#src/web/cars/car-rentals-search/car-rentals-search.module.css';

export const carRentalsSearchScreen = screen(loadCarRentalsSearch, CarRentalsSearch);

function CarRentalsSearch({ data, site }: ViewProps<CarRentalsSearchView>) {
  const { t } = useLingui();
  return (
    <Page>
      <Trail
        site={site}
        steps={[
          { text: t`Home`, href: href(site, 'home') },
          { text: t`Car rentals`, href: data.hubHref },
          { text: data.title },
        ]}
      />
      <ListHead title={data.title} count={data.count} lead={data.when ?? undefined} />
      <Stack gap={5}>
        {data.state === 'asking' ? (
          <HireForm view={data.form} site={site} />
        ) : (
          <Disclosure summary={t`Change search`}>
            <HireForm view={data.form} site={site} />
          </Disclosure>
        )}
        {data.failed !== null && <Notice tone="bad">{data.failed}</Notice>}
        {data.state !== 'asking' && (
          <FilteredList
            list={data}
            isPhone={site.platform === 'mobile'}
            form={<LimitsForm page="car-rentals-search" site={site} limits={data.limits} title={t`Price`} />}
          >
            {data.cars.length === 0 ? <NoCars data={data} /> : <Cars data={data} site={site} />}
            {data.pages !== null && <Pager {...data.pages} />}
          </FilteredList>
        )}
        {data.cars.length > 0 && <RankingNote of="cars" />}
      </Stack>
    </Page>
  );
}

function Cars({ data, site }: ViewProps<CarRentalsSearchView>) {
  return (
    <ul className={styles['cars']}>
      {data.cars.map((car) => (
        <li key={`${car.key} ${car.price.amount}`}>
          <CarCard car={car} question={data.question} site={site} />
        </li>
      ))}
    </ul>
  );
}

function NoCars({ data }: Pick<ViewProps<CarRentalsSearchView>, 'data'>) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="car"
      title={t`No cars available for this search`}
      text={t`Try other times, another place or fewer filters.`}
    >
      {data.state === 'filtered' && data.clearHref !== null && (
        <ButtonLink href={data.clearHref}>{t`Clear all filters`}</ButtonLink>
      )}
    </EmptyState>
  );
}
