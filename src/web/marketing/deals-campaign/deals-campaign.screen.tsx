import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { Badge } from '#src/ui/content/badge.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Band, Page } from '#src/ui/layout/page.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { DealSection } from '#src/web/shared/deals/deal-section.tsx';
import { PartyCarousels } from '#src/web/shared/party/party-carousels.tsx';
import { dealtProducts } from '#src/web/shared/content/products-of.ts';
import { StructuredData } from '#src/web/shared/page-head/structured-data.tsx';
import { Trail } from '#src/web/shared/page-head/trail.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadDealsCampaign, type DealsCampaignView } from '#src/web/marketing/deals-campaign/deals-campaign.load.ts';
import styles from '#src/web/marketing/deals-campaign/deals-campaign.module.css';

export const dealsCampaignScreen = screen(loadDealsCampaign, DealsCampaign);

function DealsCampaign({ data, site }: ViewProps<DealsCampaignView>) {
  const { t } = useLingui();
  const products = useMemo(() => data.campaigns.flatMap(({ deals }) => dealtProducts(deals)), [data]);
  return (
    <Page width="bare">
      <StructuredData text={data.structured} />
      <Band>
        <Trail
          site={site}
          steps={[
            { text: t`Home`, href: href(site, 'home') },
            { text: t`Deals`, href: href(site, 'deals') },
            { text: data.title },
          ]}
        />
        <div className={styles['head']}>
          <Title level={1} lead={t`Deals by theme: a season, quieter days or a type of trip.`}>
            {data.title}
          </Title>
        </div>
        {data.campaigns.length === 0 && (
          <EmptyState icon="deal" title={t`No promotions right now`} text={t`Only regular prices right now.`}>
            <ButtonLink href={href(site, 'deals')}>{t`See all deals`}</ButtonLink>
          </EmptyState>
        )}
      </Band>
      <PartyCarousels site={site} products={products} banded>
        {data.campaigns.map((campaign, index) => (
          <Band key={campaign.id} tone={index % 2 === 0 ? 'mist' : undefined}>
            <section aria-labelledby={`campaign-${campaign.id}`}>
              <div className={styles['words']} lang={campaign.lang}>
                <Title level={2} id={`campaign-${campaign.id}`} lead={campaign.text}>
                  {campaign.title}
                </Title>
              </div>
              {campaign.daysLeft !== null && <Badge text={campaign.daysLeft} icon="clock" tone="accent" />}
              {campaign.deals.map((deal) => (
                <DealSection key={deal.id} deal={deal} site={site} level={3} />
              ))}
            </section>
          </Band>
        ))}
      </PartyCarousels>
    </Page>
  );
}
