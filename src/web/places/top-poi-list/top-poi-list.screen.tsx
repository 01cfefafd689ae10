import { useLingui } from '@lingui/react/macro';

import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { Chip, ChipRow } from '#src/ui/buttons/chip.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Stack } from '#src/ui/layout/grid.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { PoiCardTile } from '#src/web/shared/cards/poi-card-tile.tsx';
import { StructuredData } from '#src/web/shared/page-head/structured-data.tsx';
import { Trail } from '#src/web/shared/page-head/trail.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadTopPoiList, type TopPoiListView } from '#src/web/places/top-poi-list/top-poi-list.load.ts';
import styles from '#src/web/places/top-poi-list/top-poi-list.module.css';

export const topPoiListScreen = screen(loadTopPoiList, TopPoiList);

function TopPoiList({ data, site }: ViewProps<TopPoiListView>) {
  const { t } = useLingui();
  return (
    <Page>
      <StructuredData text={data.structured} />
      <Stack gap={5}>
        <Trail site={site} steps={data.trail} />
        <Title level={1}>{data.title}</Title>
        <ChipRow label={t`Destinations`}>
          {data.places.map((one) => (
            <Chip key={one.href} text={one.text} href={one.href} selected={one.selected} />
          ))}
        </ChipRow>
        {data.sights.length === 0 ? (
          <EmptyState icon="map" title={t`Nothing found`} text={t`Try another place, category or spelling.`}>
            <ButtonLink look="secondary" href={data.allHref}>{t`Show all sights`}</ButtonLink>
          </EmptyState>
        ) : (
          <ol className={styles['list']}>
            {data.sights.map(({ rank, card }) => (
              <li key={card.id} className={styles['entry']}>
                <PoiCardTile card={card} site={site} rank={rank} shape="row" level={2} track="click:top.poi" />
              </li>
            ))}
          </ol>
        )}
      </Stack>
    </Page>
  );
}
