import { placeForm } from '#src/domain/places/names/place-form.ts';
import { useLingui } from '@lingui/react/macro';

import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { Tabs } from '#src/ui/content/tabs.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Band, Page } from '#src/ui/layout/page.tsx';
import { Carousel } from '#src/ui/layout/carousel.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { Hero } from '#src/ui/site/hero.tsx';
import { MoreLink } from '#src/web/shared/lists/more-link.tsx';
import { PartyGrid } from '#src/web/shared/party/party-cards.tsx';
import { Original } from '#src/web/shared/content/original.tsx';
import { pictureFacts } from '#src/web/shared/banners/picture-facts.ts';
import { PoiCardTile } from '#src/web/shared/cards/poi-card-tile.tsx';
import { StructuredData } from '#src/web/shared/page-head/structured-data.tsx';
import { Trail } from '#src/web/shared/page-head/trail.tsx';
import type { ViewProps } from '#src/web/shared/page/page-definition.ts';
import type { DestinationView } from '#src/web/places/destination/destination-view.ts';
import styles from '#src/web/places/destination/destination.module.css';

/** What can be done at a place, by category; the same page for both of its addresses (spec §2). */
export function DestinationPage({ data, site }: ViewProps<DestinationView>) {
  const { t } = useLingui();
  const { picture, text } = data;
  const inPlace = placeForm(data.name, 'in', site.language);
  return (
    <Page width="bare">
      <StructuredData text={data.structured} />
      {picture !== null && (
        <Hero
          picture={pictureFacts(picture.key, 'hero', site.platform, picture.alt)}
          title={data.title}
          size="short"
          over={<Over data={data} />}
        />
      )}
      <Band>
        <div className={styles['page']}>
          <Trail site={site} steps={data.trail} />
          {picture === null && (
            <Title level={1} over={<Over data={data} />}>
              {data.title}
            </Title>
          )}
          <div className={styles['intro']}>
            {text !== null && (
              <p className={styles['text']} lang={text.lang} dir="auto">
                {text.text}
              </p>
            )}
            {data.original !== null && (
              <Original notice={data.original.notice}>
                <p lang="en" dir="ltr">
                  {data.original.text}
                </p>
              </Original>
            )}
            <About data={data} />
          </div>
          {data.tabs.length > 1 && <Tabs label={t`Categories`} tabs={data.tabs} />}
          <Offers data={data} site={site} />
        </div>
      </Band>
      {data.sights.length > 0 && (
        <Band tone="mist">
          <Carousel id="sights" title={t`Sights ${inPlace}`} more={{ href: data.sightsHref, text: t`See all` }}>
            <Grid of="row">
              {data.sights.map((card) => (
                <PoiCardTile key={card.id} card={card} site={site} track="click:destination.poi" />
              ))}
            </Grid>
          </Carousel>
        </Band>
      )}
    </Page>
  );
}

function Over({ data: { country, localName } }: { readonly data: DestinationView }) {
  return (
    <>
      {country}
      {country !== null && localName !== null && ' · '}
      {localName !== null && <bdi lang={localName.lang}>{localName.text}</bdi>}
    </>
  );
}

function About({ data: { about } }: { readonly data: DestinationView }) {
  const { t } = useLingui();
  if (about === null) return null;
  return (
    <ButtonLink look="secondary" size="small" iconAfter="arrow-forward" href={about.href}>
      {about.kind === 'poi' ? t`Opening hours and directions` : t`More about ${about.name}`}
    </ButtonLink>
  );
}

function Offers({ data, site }: ViewProps<DestinationView>) {
  const { t } = useLingui();
  if (data.cards.length === 0)
    return (
      <EmptyState icon="map" title={t`Nothing on sale here yet`} text={t`You may find things to do nearby.`}>
        <ButtonLink href={data.nearbyHref}>{t`What’s nearby`}</ButtonLink>
      </EmptyState>
    );
  return (
    <section className={styles['offers']} aria-labelledby="offers">
      <h2 className={styles['count']} id="offers">
        {data.count}
      </h2>
      <PartyGrid cards={data.cards} site={site} track="click:destination.card" />
      {data.more !== null && <MoreLink view={data.more} />}
    </section>
  );
}
