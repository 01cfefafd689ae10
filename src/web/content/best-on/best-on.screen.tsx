import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { PosterCard } from '#src/ui/cards/poster-card.tsx';
import { Tabs } from '#src/ui/content/tabs.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Grid, Stack } from '#src/ui/layout/grid.tsx';
import { Band, Page } from '#src/ui/layout/page.tsx';
import { Carousel } from '#src/ui/layout/carousel.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { usePartyCards } from '#src/web/shared/party/party-cards.tsx';
import { pictureFacts } from '#src/web/shared/banners/picture-facts.ts';
import { ProductCardTile } from '#src/web/shared/cards/product-card-tile.tsx';
import { StructuredData } from '#src/web/shared/page-head/structured-data.tsx';
import { Trail } from '#src/web/shared/page-head/trail.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadBestOn, type BestOnView, type Placing } from '#src/web/content/best-on/best-on.load.ts';
import styles from '#src/web/content/best-on/best-on.module.css';

export const bestOnScreen = screen(loadBestOn, BestOn);

function BestOn({ data, site }: ViewProps<BestOnView>) {
  const { t } = useLingui();
  return (
    <Page width="bare">
      <StructuredData text={data.structured} />
      <Band>
        <Trail site={site} steps={data.trail} />
        <div className={styles['head']}>
          <Title level={1} lead={t`What travelers rate highest and book most.`}>
            {data.title}
          </Title>
          <Notice tone="info" title={t`How this list is made`}>
            <div className={styles['method']}>
              {data.method.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </Notice>
        </div>
        <Tabs label={t`List order`} tabs={data.kinds} />
        {data.top.length === 0 ? (
          <EmptyState
            icon="star"
            title={t`Not enough data to rank yet`}
            text={t`There aren’t enough ratings yet for a fair list.`}
          >
            <ButtonLink href={href(site, 'search-result')}>{t`See all activities`}</ButtonLink>
          </EmptyState>
        ) : (
          <Top top={data.top} site={site} />
        )}
      </Band>
      {data.places.length > 0 && (
        <Band tone="mist">
          <Carousel id="best-by-place" title={t`Top 3 in each destination`}>
            <div className={styles['places']}>
              {data.places.map((place) => (
                <section key={place.id} className={styles['place']}>
                  <h3 className={styles['name']}>
                    <a href={place.href} lang={place.lang}>
                      {place.name}
                    </a>
                  </h3>
                  <FirstThree first={place.first} />
                </section>
              ))}
            </div>
          </Carousel>
        </Band>
      )}
      {data.billboards.length > 0 && (
        <Band>
          <Carousel
            id="billboards"
            title={t`Ideas for every occasion`}
            lead={t`Editors’ picks for every occasion, from rainy days to trips with small children.`}
          >
            <Posters posters={data.billboards} site={site} />
          </Carousel>
        </Band>
      )}
      {data.campaigns.length > 0 && (
        <Band>
          <Carousel id="campaigns" title={t`Promotions`}>
            <Posters posters={data.campaigns} site={site} />
          </Carousel>
        </Band>
      )}
    </Page>
  );
}

/** Ranks are not renumbered when entries are hidden for the party, since the ranking includes them. */
function Top({ top, site }: Pick<BestOnView, 'top'> & Pick<ViewProps<BestOnView>, 'site'>) {
  const all = useMemo(() => top.map(({ card }) => card), [top]);
  const { cards, note } = usePartyCards(site, all);
  return (
    <Stack gap={5}>
      {note}
      <ol className={styles['top']}>
        {top
          .filter(({ card }) => cards.includes(card))
          .map(({ rank, card }) => (
            <li key={card.id} className={styles['one']} value={rank}>
              <span className={styles['rank']} aria-hidden="true">
                {rank}
              </span>
              <ProductCardTile card={card} site={site} level={2} track="click:best-on.card" />
            </li>
          ))}
      </ol>
    </Stack>
  );
}

function FirstThree({ first }: { readonly first: readonly Placing[] }) {
  return (
    <ol className={styles['first']}>
      {first.map((one) => (
        <li key={one.id} className={styles['placing']}>
          <span className={styles['small']} aria-hidden="true">
            {one.rank}
          </span>
          <a href={one.href} lang={one.lang} track="click:best-on.place">
            {one.title}
          </a>
          <span className={styles['why']}>{one.why}</span>
        </li>
      ))}
    </ol>
  );
}

function Posters({ posters, site }: { readonly posters: BestOnView['billboards']; readonly site: SitePart }) {
  return (
    <Grid of="quarters">
      {posters.map((poster) => (
        <PosterCard
          key={poster.href}
          href={poster.href}
          name={poster.name}
          lang={poster.lang === site.language ? undefined : poster.lang}
          picture={pictureFacts(poster.picture, 'poster', site.platform, poster.alt)}
          sizes="(width >= 64rem) 17rem, (width >= 40rem) 40vw, 92vw"
          shape="square"
          track="click:best-on.poster"
        />
      ))}
    </Grid>
  );
}
