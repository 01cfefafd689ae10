import { placeForm } from '#src/domain/places/names/place-form.ts';
import { Trans, useLingui } from '@lingui/react/macro';

import { Locator } from '#src/ui/booking/locator.tsx';
import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Columns, Grid } from '#src/ui/layout/grid.tsx';
import { Band, Page } from '#src/ui/layout/page.tsx';
import { Carousel } from '#src/ui/layout/carousel.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { LiveHours } from '#src/web/places/parts/live-hours.tsx';
import { PartyGrid } from '#src/web/shared/party/party-cards.tsx';
import { pictureFacts } from '#src/web/shared/banners/picture-facts.ts';
import { PoiCardTile } from '#src/web/shared/cards/poi-card-tile.tsx';
import { StructuredData } from '#src/web/shared/page-head/structured-data.tsx';
import { Trail } from '#src/web/shared/page-head/trail.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import type { PoiView } from '#src/web/places/poi/poi-view.ts';
import { loadPoi } from '#src/web/places/poi/poi.load.ts';
import styles from '#src/web/places/poi/poi.module.css';

export const poiScreen = screen(loadPoi, Poi);

function Poi({ data, site }: ViewProps<PoiView>) {
  const { t } = useLingui();
  return (
    <Page width="bare">
      <StructuredData text={data.structured} />
      <Band>
        <div className={styles['page']}>
          <Trail site={site} steps={data.trail} />
          <PoiTitle data={data} />
          <Columns aside={<Aside data={data} />}>
            <Story data={data} site={site} />
          </Columns>
        </div>
      </Band>
      <Products data={data} site={site} />
      {data.nearby.length > 0 && (
        <Band>
          <Carousel
            id="nearby"
            title={t`What’s nearby`}
            lead={t`Within walking distance or a short ride away`}
            more={{ href: data.nearbyHref, text: t`See all` }}
          >
            <Grid of="row">
              {data.nearby.map((card) => (
                <PoiCardTile key={card.id} card={card} site={site} track="click:poi.nearby" />
              ))}
            </Grid>
          </Carousel>
        </Band>
      )}
    </Page>
  );
}

function PoiTitle({ data }: { readonly data: PoiView }) {
  const { name, localName } = data;
  return (
    <Title
      level={1}
      over={data.over}
      lead={localName === null ? undefined : <bdi lang={localName.lang}>{localName.text}</bdi>}
    >
      <span lang={name.lang}>{name.text}</span>
    </Title>
  );
}

function Story({ data, site }: ViewProps<PoiView>) {
  const { t } = useLingui();
  const { picture, text, source, where, city } = data;
  return (
    <div className={styles['story']}>
      {picture !== null && (
        <div className={styles['picture']}>
          <Picture
            picture={pictureFacts(picture.key, 'hero', site.platform, picture.alt)}
            ratio="fill"
            sizes="(width >= 64rem) 50rem, 100vw"
            hero
            rounded
          />
        </div>
      )}
      {text !== null && (
        <p className={styles['text']} lang={text.lang} dir="auto">
          {text.text}
        </p>
      )}
      {source !== null && <p className={styles['source']}>{source}</p>}
      <section className={styles['where']} aria-labelledby="where">
        <Title level={2} look="block" id="where">
          <Trans>Location</Trans>
        </Title>
        <Locator {...where.locator} />
        <div className={styles['ways']}>
          <ButtonLink look="secondary" size="small" icon="map" href={where.geo}>
            {t`Open in map app`}
          </ButtonLink>
          {city !== null && (
            <ButtonLink look="quiet" size="small" iconAfter="arrow-forward" href={city.href}>
              {t`More about ${city.name}`}
            </ButtonLink>
          )}
          <span className={styles['coordinates']}>
            <bdi dir="ltr">{where.coordinates}</bdi>
          </span>
        </div>
      </section>
    </div>
  );
}

function Aside({ data }: { readonly data: PoiView }) {
  const { t } = useLingui();
  return (
    <section className={styles['aside']} aria-labelledby="hours">
      <Title level={2} look="block" id="hours">
        {t`Opening hours`}
      </Title>
      {data.opening === null ? (
        <Notice tone="info">
          <Trans>
            We can’t be sure of the opening hours. Please check with the venue before you go. Tickets show when they’re
            valid.
          </Trans>
        </Notice>
      ) : (
        <LiveHours view={data.opening} />
      )}
      {data.offer !== null && (
        <ButtonLink icon="ticket" href="#visits" wide track="click:poi.offer">
          {data.offer}
        </ButtonLink>
      )}
    </section>
  );
}

function Products({ data, site }: ViewProps<PoiView>) {
  const { t } = useLingui();
  const { city } = data;
  const inPlace = city === null ? null : placeForm(city.name, 'in', site.language);
  return (
    <Band tone="mist">
      {data.products.length > 0 ? (
        <Carousel
          id="visits"
          title={t`Tickets and tours`}
          lead={t`All tickets and tours for this sight`}
          more={{ href: data.allHref, text: t`See all` }}
        >
          <PartyGrid cards={data.products} site={site} of="row" track="click:poi.card" />
        </Carousel>
      ) : (
        <div className={styles['none']}>
          <p>
            <Trans>No tickets or tours yet.</Trans>
          </p>
          <ButtonLink look="secondary" href={city?.href ?? data.allHref}>
            {inPlace === null ? t`Things to do nearby` : t`Things to do ${inPlace}`}
          </ButtonLink>
        </div>
      )}
    </Band>
  );
}
