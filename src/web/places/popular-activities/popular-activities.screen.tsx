import { useLingui } from '@lingui/react/macro';

import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { Chip, ChipRow } from '#src/ui/buttons/chip.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Stack } from '#src/ui/layout/grid.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { MoreLink } from '#src/web/shared/lists/more-link.tsx';
import { PartyGrid } from '#src/web/shared/party/party-cards.tsx';
import { StructuredData } from '#src/web/shared/page-head/structured-data.tsx';
import { Trail } from '#src/web/shared/page-head/trail.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import {
  loadPopularActivities,
  type PopularActivitiesView,
} from '#src/web/places/popular-activities/popular-activities.load.ts';

export const popularActivitiesScreen = screen(loadPopularActivities, PopularActivities);

function PopularActivities({ data, site }: ViewProps<PopularActivitiesView>) {
  const { t } = useLingui();
  return (
    <Page>
      <StructuredData text={data.structured} />
      <Stack gap={5}>
        <Trail site={site} steps={data.trail} />
        <Title level={1} lead={data.count}>
          {t`Popular activities`}
        </Title>
        {data.kinds.length > 1 && (
          <ChipRow label={t`Categories`}>
            {data.kinds.map((one) => (
              <Chip key={one.href} text={one.text} href={one.href} selected={one.selected} count={one.count} />
            ))}
          </ChipRow>
        )}
        {data.cards.length === 0 ? (
          <EmptyState
            icon="search"
            title={t`No activities of this type here`}
            text={t`Nothing is on sale here yet. Please check back soon.`}
          >
            <ButtonLink href={data.allHref}>{t`Show all`}</ButtonLink>
          </EmptyState>
        ) : (
          <PartyGrid cards={data.cards} site={site} level={2} track="click:popular.card" />
        )}
        {data.more !== null && <MoreLink view={data.more} />}
      </Stack>
    </Page>
  );
}
