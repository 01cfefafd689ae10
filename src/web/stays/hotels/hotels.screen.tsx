import { useLingui } from '@lingui/react/macro';

import { TrustRow } from '#src/ui/content/facts.tsx';
import { PosterCard } from '#src/ui/cards/poster-card.tsx';
import { Grid, Stack } from '#src/ui/layout/grid.tsx';
import { Band, Page } from '#src/ui/layout/page.tsx';
import { Carousel } from '#src/ui/layout/carousel.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { Hero } from '#src/ui/site/hero.tsx';
import { HotelCard } from '#src/web/shared/hotels/hotel-card.tsx';
import { pictureFacts } from '#src/web/shared/banners/picture-facts.ts';
import { StayForm } from '#src/web/stays/parts/stay-form.tsx';
import { StructuredData } from '#src/web/shared/page-head/structured-data.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadHotels, type HotelsView } from '#src/web/stays/hotels/hotels.load.ts';
import styles from './hotels.module.css';

export const hotelsScreen = screen(loadHotels, Hotels);

function Hotels({ data, site }: ViewProps<HotelsView>) {
  const { t } = useLingui();
  return (
    <Page width="bare">
      <StructuredData text={data.structured} />
      <Hero
        picture={pictureFacts(data.best[0]?.picture ?? '', 'hero', site.platform, '')}
        title={t`Find a place to stay`}
        text={t`The price of your whole stay, before you choose.`}
      >
        <StayForm form={data.form} submitText={t`Search`} to="/hotels/search/" />
      </Hero>
      <Band>
        <Carousel id="hotel-places" title={t`Where would you like to stay?`}>
          <Grid of="posters">
            {data.places.map((place) => (
              <PosterCard
                key={place.href}
                href={place.href}
                name={place.name}
                lang={place.lang === site.language ? undefined : place.lang}
                text={place.text}
                picture={pictureFacts(place.picture, 'poster', site.platform, place.alt)}
                sizes="(width >= 64rem) 13rem, 46vw"
                track="click:hotels.place"
              />
            ))}
          </Grid>
        </Carousel>
      </Band>
      <Band>
        <TrustRow
          reasons={[
            {
              icon: 'wallet',
              title: t`One total price`,
              text: t`Taxes are included. City taxes due at the hotel are shown separately.`,
            },
            {
              icon: 'shield',
              title: t`Your room is secured`,
              text: t`We track every night of every room, so no room is sold twice.`,
            },
            {
              icon: 'refund',
              title: t`Flexible plans`,
              text: t`Free-cancellation deadlines are shown for each room.`,
            },
          ]}
        />
      </Band>
      <Band tone="mist">
        <Carousel id="hotel-best" title={t`Best rated`}>
          <Stack gap={4}>
            {data.best.map((card) => (
              <HotelCard key={card.id} card={card} site={site} level={3} />
            ))}
          </Stack>
        </Carousel>
      </Band>
      <Band>
        <Carousel id="hotel-all" title={t`Hotels`}>
          <Grid of="posters">
            {data.all.map(({ place, lang, hotels }) => (
              <div key={place}>
                <Title level={3} look="small">
                  <span lang={lang === site.language ? undefined : lang}>{place}</span>
                </Title>
                <ul className={styles.hotels}>
                  {hotels.map((hotel) => (
                    <li key={hotel.href}>
                      <a href={hotel.href} lang={hotel.lang === site.language ? undefined : hotel.lang}>
                        {hotel.name}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </Grid>
        </Carousel>
      </Band>
    </Page>
  );
}
