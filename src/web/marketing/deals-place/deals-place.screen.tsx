import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Band, Page } from '#src/ui/layout/page.tsx';
import { Carousel } from '#src/ui/layout/carousel.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { DealPlaces } from '#src/web/shared/deals/deal-places.tsx';
import { DealSection } from '#src/web/shared/deals/deal-section.tsx';
import { PartyCarousels } from '#src/web/shared/party/party-carousels.tsx';
import { dealtProducts } from '#src/web/shared/content/products-of.ts';
import { Trail } from '#src/web/shared/page-head/trail.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadDealsPlace, type DealsPlaceView } from '#src/web/marketing/deals-place/deals-place.load.ts';
import styles from '#src/web/marketing/deals-place/deals-place.module.css';

export const dealsPlaceScreen = screen(loadDealsPlace, DealsPlace);

function DealsPlace({ data, site }: ViewProps<DealsPlaceView>) {
  const { t } = useLingui();
  const products = useMemo(() => dealtProducts(data.deals), [data]);
  return (
    <Page width="bare">
      <Band>
        <Trail
          site={site}
          steps={[
            { text: t`Home`, href: href(site, 'home') },
            { text: t`Deals`, href: href(site, 'deals') },
            { text: data.name },
          ]}
        />
        <div className={styles['head']}>
          <Title level={1}>{data.title}</Title>
        </div>
        {data.deals.length === 0 && (
          <EmptyState icon="deal" title={t`No deals here right now`} text={t`Only regular prices right now.`}>
            <ButtonLink href={data.allHref ?? href(site, 'deals')}>
              {data.allHref === null ? t`See all deals` : t`See all activities here`}
            </ButtonLink>
          </EmptyState>
        )}
        <PartyCarousels site={site} products={products}>
          {data.deals.map((deal) => (
            <DealSection key={deal.id} deal={deal} site={site} placed={data.isCountry} />
          ))}
        </PartyCarousels>
      </Band>
      {data.others.length > 0 && (
        <Band tone="mist">
          <Carousel
            id="deals-by-place"
            title={t`Deals by destination`}
            more={{ href: href(site, 'deals'), text: t`See all deals` }}
          >
            <DealPlaces places={data.others} label={t`Destinations`} />
          </Carousel>
        </Band>
      )}
    </Page>
  );
}
