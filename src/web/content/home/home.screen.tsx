import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Band, Page } from '#src/ui/layout/page.tsx';
import { PartyCarousels } from '#src/web/shared/party/party-carousels.tsx';
import { productsOf } from '#src/web/shared/content/products-of.ts';
import { StructuredData } from '#src/web/shared/page-head/structured-data.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { HomeSection } from '#src/web/content/home/home-section.tsx';
import { HomeTop } from '#src/web/content/home/home-top.tsx';
import type { HomeView } from '#src/web/content/home/home.load.ts';

// The first view has its data; the code to load it again is fetched only on navigating back.
export const homeScreen = screen(
  async (context) => (await import('#src/web/content/home/home.load.ts')).loadHome(context),
  Home,
);

function Home({ data, site }: ViewProps<HomeView>) {
  const { t } = useLingui();
  const products = useMemo(() => data.sections.flatMap(({ blocks }) => blocks.flatMap(productsOf)), [data]);
  return (
    <Page width="bare">
      <StructuredData text={data.structured} />
      <HomeTop banner={data.banner} site={site} />
      {data.empty && (
        <Band>
          <EmptyState
            icon="bag"
            title={t`Nothing to show yet`}
            text={t`Nothing is on sale here yet. Please check back soon.`}
          />
        </Band>
      )}
      <PartyCarousels site={site} products={products} banded>
        {data.sections.map((section) => (
          <HomeSection key={section.key} section={section} site={site} />
        ))}
      </PartyCarousels>
    </Page>
  );
}
