import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { Chip, ChipRow } from '#src/ui/buttons/chip.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { SearchField } from '#src/ui/form/search-field.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { StructuredData } from '#src/web/shared/page-head/structured-data.tsx';
import { Trail } from '#src/web/shared/page-head/trail.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import {
  lettersWith,
  regionsWith,
  type DestinationListView,
} from '#src/web/places/destination-list/destination-list-view.ts';
import { loadDestinationList } from '#src/web/places/destination-list/destination-list.load.ts';
import styles from '#src/web/places/destination-list/destination-list.module.css';
import { Letters } from '#src/web/places/destination-list/letters.tsx';
import { Regions } from '#src/web/places/destination-list/regions.tsx';

export const destinationListScreen = screen(loadDestinationList, DestinationList);

function DestinationList({ data, site }: ViewProps<DestinationListView>) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(data.query);
  const regions = regionsWith(data.regions, typed);
  const letters = lettersWith(data.letters, typed);
  const count =
    letters.reduce((sum, { places }) => sum + places.length, 0) +
    regions.flatMap(({ countries }) => countries).reduce((sum, one) => sum + one.posters.length + one.towns.length, 0);
  return (
    <Page>
      <StructuredData text={data.structured} />
      <div className={styles['page']}>
        <Trail site={site} steps={data.trail} />
        <Title level={1} lead={t`Choose a destination to see what to do there and when to go.`}>
          {t`Destinations`}
        </Title>
        <div className={styles['tools']}>
          <div className={styles['search']}>
            <SearchField
              id="place-query"
              name="query"
              label={t`Find a destination on this page`}
              placeholder={t`Tokyo, Japan…`}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              action={data.action}
              submitText={t`Find`}
            />
          </div>
          <ChipRow label={t`List order`}>
            {data.orders.map((one) => (
              <Chip key={one.href} text={one.text} href={one.href} selected={one.selected} />
            ))}
          </ChipRow>
        </div>
        <p className={styles['count']} role="status">
          <Plural value={count} one="# place" other="# places" />
        </p>
        {count === 0 && (
          <EmptyState
            icon="map"
            title={t`No destination with this name`}
            text={t`Check the spelling, or browse all activities.`}
          >
            <a href={data.action}>{t`Show all destinations`}</a>
          </EmptyState>
        )}
        {data.order === 'letters' ? <Letters letters={letters} /> : <Regions regions={regions} site={site} />}
      </div>
    </Page>
  );
}
