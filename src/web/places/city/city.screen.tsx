import { placeForm } from '#src/domain/places/names/place-form.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { Chip, ChipRow } from '#src/ui/buttons/chip.tsx';
import { VerticalsRow } from '#src/ui/content/tabs.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Grid, Stack } from '#src/ui/layout/grid.tsx';
import { Band, Page } from '#src/ui/layout/page.tsx';
import { Carousel } from '#src/ui/layout/carousel.tsx';
import { Hero } from '#src/ui/site/hero.tsx';
import { LinkLines } from '#src/ui/site/link-lines.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { IconName } from '#src/ui/icons/icon-names.ts';
import { href } from '#src/web/shared/page/href.ts';
import { Original } from '#src/web/shared/content/original.tsx';
import { usePartyCards } from '#src/web/shared/party/party-cards.tsx';
import { pictureFacts } from '#src/web/shared/banners/picture-facts.ts';
import { PoiCardTile } from '#src/web/shared/cards/poi-card-tile.tsx';
import { ProductCardTile } from '#src/web/shared/cards/product-card-tile.tsx';
import { RankingNote } from '#src/web/shared/lists/ranking-note.tsx';
import { PromotedBand } from '#src/web/shared/content/promoted-content.tsx';
import { StructuredData } from '#src/web/shared/page-head/structured-data.tsx';
import { PromotedCarousel } from '#src/web/shared/content/promoted-carousel.tsx';
import { Trail } from '#src/web/shared/page-head/trail.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadCity, type CityView } from '#src/web/places/city/city.load.ts';
import styles from '#src/web/places/city/city.module.css';

export const cityScreen = screen(loadCity, City);

const factIcons: Readonly<Record<CityView['facts'][number]['key'], IconName>> = {
  months: 'calendar',
  money: 'card',
  language: 'language',
  airport: 'plane',
  zone: 'clock',
};

function City({ data, site }: ViewProps<CityView>) {
  const { t } = useLingui();
  const { cards, note } = usePartyCards(site, data.cards);
  const inPlace = placeForm(data.name, 'in', site.language);
  return (
    <Page width="bare">
      <StructuredData text={data.structured} />
      <Hero
        picture={pictureFacts(data.picture, 'hero', site.platform, data.alt)}
        title={data.name}
        text={data.summary.text}
        textLang={data.summary.lang}
        size="short"
        over={<OverTitle data={data} />}
      />
      <Band>
        <Trail site={site} steps={[{ text: t`Home`, href: href(site, 'home') }, { text: data.name }]} />
        <dl className={styles['facts']}>
          {data.facts.map((fact) => (
            <div key={fact.key} className={styles['fact']}>
              <Icon name={factIcons[fact.key]} />
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles['head']}>
          <h2 className={styles['title']}>
            <Trans>Things to do {inPlace}</Trans>
          </h2>
          <p className={styles['count']}>
            <Plural value={data.count - data.cards.length + cards.length} one="# activity" other="# activities" />
          </p>
        </div>
        <ChipRow label={t`Categories`}>
          <Chip text={t`All`} href={data.all.href} selected={data.all.selected} count={String(data.all.count)} />
          {data.categories.map((one) => (
            <Chip key={one.href} text={one.text} href={one.href} selected={one.selected} count={String(one.count)} />
          ))}
        </ChipRow>
        <div className={styles['cards']}>
          {data.cards.length === 0 ? (
            <EmptyState icon="search" title={t`No activities of this type here`} text={t`Discover more ${inPlace}.`}>
              <a href={data.all.href}>{t`Show all`}</a>
            </EmptyState>
          ) : (
            <Stack gap={5}>
              {note}
              <Grid of="cards">
                {cards.map((card) => (
                  <ProductCardTile key={card.id} card={card} site={site} track="click:city.card" />
                ))}
              </Grid>
            </Stack>
          )}
        </div>
        {data.others !== null && (
          <p className={styles['kinds']}>
            <ButtonLink look="secondary" href={data.others}>{t`See all activities`}</ButtonLink>
          </p>
        )}
        {data.cards.length > 0 && <RankingNote of="city" />}
        {data.kinds.length > 1 && (
          <div className={styles['kinds']}>
            <VerticalsRow label={t`Browse by category`} items={data.kinds} />
          </div>
        )}
      </Band>
      {data.sights.length > 0 && (
        <Band tone="mist">
          <Carousel id="sights" title={t`Sights ${inPlace}`} more={{ href: data.sightsHref, text: t`See all` }}>
            <Grid of="row">
              {data.sights.map((card) => (
                <PoiCardTile key={card.id} card={card} site={site} track="click:city.poi" />
              ))}
            </Grid>
          </Carousel>
        </Band>
      )}
      {data.editorial !== null && (
        <Band>
          <PromotedCarousel id="told" content={data.editorial} site={site} />
        </Band>
      )}
      <About data={data} />
      <PromotedBand content={data.promoted} site={site} track="click:city.promoted" />
      {data.ways !== null && (
        <Band tone="mist">
          <LinkLines {...data.ways} />
        </Band>
      )}
    </Page>
  );
}

function OverTitle({ data }: { readonly data: CityView }) {
  return (
    <p className={styles['over']}>
      {data.country}
      {data.localName !== null && (
        <>
          {' · '}
          <bdi lang={data.localName.lang}>{data.localName.text}</bdi>
        </>
      )}
    </p>
  );
}

function About({ data }: { readonly data: CityView }) {
  return (
    <Band>
      <div className={styles['about']}>
        <div>
          <h2 className={styles['title']}>
            <Trans>About {data.name}</Trans>
          </h2>
          <p className={styles['text']} lang={data.text.lang}>
            {data.text.text}
          </p>
          {data.original !== null && (
            <Original notice={data.original.notice}>
              <p lang="en" dir="ltr">
                {data.original.text}
              </p>
            </Original>
          )}
        </div>
        <dl className={styles['places']}>
          {data.districts !== '' && (
            <>
              <dt>
                <Trans>Neighborhoods to explore</Trans>
              </dt>
              <dd>
                <bdi>{data.districts}</bdi>
              </dd>
            </>
          )}
          {data.stations !== '' && (
            <>
              <dt>
                <Trans>Main stations and stops</Trans>
              </dt>
              <dd>
                <bdi>{data.stations}</bdi>
              </dd>
            </>
          )}
        </dl>
      </div>
    </Band>
  );
}
