import { useLingui } from '@lingui/react/macro';

import { PosterCard } from '#src/ui/cards/poster-card.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Band, Page } from '#src/ui/layout/page.tsx';
import { Carousel } from '#src/ui/layout/carousel.tsx';
import { Hero } from '#src/ui/site/hero.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { PartyGrid } from '#src/web/shared/party/party-cards.tsx';
import { pictureFacts } from '#src/web/shared/banners/picture-facts.ts';
import { StructuredData } from '#src/web/shared/page-head/structured-data.tsx';
import { PromotedCarousel } from '#src/web/shared/content/promoted-carousel.tsx';
import { Trail } from '#src/web/shared/page-head/trail.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadTheme, type ThemeView } from '#src/web/marketing/theme/theme.load.ts';
import styles from '#src/web/marketing/theme/theme.module.css';

export const themeScreen = screen(loadTheme, Theme);

function Theme({ data, site }: ViewProps<ThemeView>) {
  const { t } = useLingui();
  return (
    <Page width="bare">
      <StructuredData text={data.structured} />
      <Hero
        picture={pictureFacts(data.picture, 'hero', site.platform, data.alt)}
        title={data.title.text}
        text={data.description.text}
        lang={data.title.lang === site.language ? undefined : data.title.lang}
        size="short"
      />
      <Band>
        <Trail site={site} steps={[{ text: t`Home`, href: href(site, 'home') }, { text: data.title.text }]} />
        <p className={styles['count']}>{data.count}</p>
        <PartyGrid cards={data.cards} site={site} level={2} track="click:theme.card" />
      </Band>
      {data.season !== null && (
        <Band>
          <PromotedCarousel id="season" content={data.season} site={site} />
        </Band>
      )}
      {data.others.length > 0 && (
        <Band tone="mist">
          <Carousel id="other-themes" title={t`More trip ideas`}>
            <Grid of="thirds">
              {data.others.map((poster) => (
                <PosterCard
                  key={poster.href}
                  href={poster.href}
                  name={poster.name}
                  lang={poster.lang === site.language ? undefined : poster.lang}
                  text={poster.text}
                  picture={pictureFacts(poster.picture, 'card', site.platform, poster.alt, 'card-large')}
                  sizes="(width >= 64rem) 24rem, 92vw"
                  shape="wide"
                  track="click:theme.other"
                />
              ))}
            </Grid>
          </Carousel>
        </Band>
      )}
    </Page>
  );
}
