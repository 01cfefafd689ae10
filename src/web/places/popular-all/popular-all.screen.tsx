import { useLingui } from '@lingui/react/macro';

import { Stack } from '#src/ui/layout/grid.tsx';
import { Band, Page } from '#src/ui/layout/page.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { PopularCarousels } from '#src/web/places/parts/popular-carousels.tsx';
import { StructuredData } from '#src/web/shared/page-head/structured-data.tsx';
import { Trail } from '#src/web/shared/page-head/trail.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadPopularAll, type PopularAllView } from '#src/web/places/popular-all/popular-all.load.ts';

export const popularAllScreen = screen(loadPopularAll, PopularAll);

function PopularAll({ data, site }: ViewProps<PopularAllView>) {
  const { t } = useLingui();
  return (
    <Page width="bare">
      <StructuredData text={data.structured} />
      <Band>
        <Stack gap={5}>
          <Trail site={site} steps={data.trail} />
          <Title level={1} lead={t`The most popular destinations, sights and activities.`}>
            {t`Popular now`}
          </Title>
        </Stack>
      </Band>
      <PopularCarousels data={data.popular} site={site} />
    </Page>
  );
}
