import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { PosterCard } from '#src/ui/cards/poster-card.tsx';
import { Tabs } from '#src/ui/content/tabs.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Band, Page } from '#src/ui/layout/page.tsx';
import { Carousel } from '#src/ui/layout/carousel.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { DealPlaces } from '#src/web/shared/deals/deal-places.tsx';
import { DealSection } from '#src/web/shared/deals/deal-section.tsx';
import { PartyCarousels } from '#src/web/shared/party/party-carousels.tsx';
import { dealtProducts } from '#src/web/shared/content/products-of.ts';
import { pictureFacts } from '#src/web/shared/banners/picture-facts.ts';
import { RankingNote } from '#src/web/shared/lists/ranking-note.tsx';
import { StructuredData } from '#src/web/shared/page-head/structured-data.tsx';
import { Trail } from '#src/web/shared/page-head/trail.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadDeals, type DealsView } from '#src/web/marketing/deals/deals.load.ts';
import styles from '#src/web/marketing/deals/deals.module.css';

export const dealsScreen = screen(loadDeals, Deals);

function Deals({ data, site }: ViewProps<DealsView>) {
  const { t } = useLingui();
  const products = useMemo(() => dealtProducts(data.deals), [data]);
  return (
    <Page width="bare">
      <StructuredData text={data.structured} />
      <Band>
        <Trail site={site} steps={[{ text: t`Home`, href: href(site, 'home') }, { text: data.title }]} />
        <div className={styles['head']}>
          <Title
            level={1}
            lead={t`Limited-time offers, where they apply and when they end. The price on each card includes the deal.`}
          >
            {data.title}
          </Title>
          {data.campaignsHref !== null && (
            <ButtonLink href={data.campaignsHref} look="secondary">{t`Promotions`}</ButtonLink>
          )}
        </div>
        <Tabs label={t`Types of deals`} tabs={data.kinds} />
        {data.deals.length === 0 && !data.packsOnly && <NoDeals data={data} site={site} />}
        <PartyCarousels site={site} products={products}>
          {data.deals.map((deal) => (
            <DealSection key={deal.id} deal={deal} site={site} />
          ))}
        </PartyCarousels>
        {data.deals.length > 0 && <RankingNote of="deals" />}
      </Band>
      {data.packsOnly && <Packs packs={data.packs} site={site} />}
      {data.places.length > 0 && (
        <Band tone="mist">
          <Carousel id="deals-by-place" title={t`Deals by destination`}>
            <DealPlaces places={data.places} label={t`Destinations`} />
          </Carousel>
        </Band>
      )}
      <Coming coming={data.coming} />
      {!data.packsOnly && <Packs packs={data.packs} site={site} />}
    </Page>
  );
}

function NoDeals({ data, site }: ViewProps<DealsView>) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="deal"
      title={data.othersHave ? t`No deals of this type right now` : t`No deals right now`}
      text={t`Only regular prices right now.`}
    >
      <ButtonLink href={data.othersHave ? href(site, 'deals') : href(site, 'search-result')}>
        {data.othersHave ? t`See all deals` : t`See all activities`}
      </ButtonLink>
    </EmptyState>
  );
}

function Coming({ coming }: Pick<DealsView, 'coming'>) {
  const { t } = useLingui();
  if (coming.length === 0) return null;
  return (
    <Band>
      <Carousel id="coming-deals" title={t({ message: 'Upcoming', context: 'deals' })}>
        <ul className={styles['coming']}>
          {coming.map((one) => (
            <li key={one.id}>
              <span lang={one.lang}>{one.title}</span> <span className={styles['when']}>{one.when}</span>
            </li>
          ))}
        </ul>
      </Carousel>
    </Band>
  );
}

function Packs({ packs, site }: Pick<DealsView, 'packs'> & Pick<ViewProps<DealsView>, 'site'>) {
  const { t } = useLingui();
  if (packs.length === 0) return null;
  return (
    <Band tone="mist">
      <Carousel id="packs" title={t`Value packs`} lead={t`Several activities in one pack. Choose dates later.`}>
        <Grid of="cards">
          {packs.map((pack) => (
            <PosterCard
              key={pack.href}
              href={pack.href}
              name={pack.name}
              lang={pack.lang === site.language ? undefined : pack.lang}
              text={pack.text}
              picture={pictureFacts(pack.picture, 'card', site.platform, pack.alt, 'card-large')}
              sizes="(width >= 64rem) 17rem, (width >= 40rem) 40vw, 92vw"
              shape="wide"
              track="click:deals.pack"
            />
          ))}
        </Grid>
      </Carousel>
    </Band>
  );
}
