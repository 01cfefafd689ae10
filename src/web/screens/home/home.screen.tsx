import { useLingui } from '@lingui/react/macro';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { PosterCard } from '#src/ui/content/poster-card.tsx';
import { TrustRow } from '#src/ui/content/facts.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Band, Page } from '#src/ui/layout/page.tsx';
import { Shelf } from '#src/ui/layout/shelf.tsx';
import { pictureFacts } from '#src/web/parts/picture-facts.ts';
import { ProductCardTile } from '#src/web/parts/product-card-tile.tsx';
import { StructuredData } from '#src/web/parts/structured-data.tsx';
import { screen, type ViewProps } from '#src/web/screen.ts';
import { CategoryRow } from '#src/web/screens/home/category-row.tsx';
import { HomeTop } from '#src/web/screens/home/home-top.tsx';
import { NearShelf } from '#src/web/screens/home/near-shelf.tsx';
import type { HomeView } from '#src/web/screens/home/home.load.ts';

// The first view comes with its data; how to load it anew is fetched by who comes back.
export const homeScreen = screen(
  async (context) => (await import('#src/web/screens/home/home.load.ts')).loadHome(context),
  Home,
);

function Home({ data, site }: ViewProps<HomeView>) {
  const { t } = useLingui();
  return (
    <Page width="bare">
      <StructuredData text={data.structured} />
      <HomeTop data={data} site={site} />
      {data.empty ? (
        <Band>
          <EmptyState
            icon="bag"
            title={t`The shelves are still empty`}
            text={t`Nothing is on sale here yet. Please come back soon.`}
          />
        </Band>
      ) : (
        <HomeBody data={data} site={site} />
      )}
    </Page>
  );
}

function HomeBody({ data, site }: ViewProps<HomeView>) {
  const { t } = useLingui();
  const [first, ...others] = data.shelves;
  return (
    <>
      <Band>
        {showsCategories(site) && <CategoryRow categories={data.categories} label={t`What to do`} />}
        <Shelf id="places" title={t`Where to next?`} lead={t`Each with its own light`}>
          <Grid of="mosaic">
            {data.posters.map((poster, index) => (
              <PosterCard
                key={poster.href}
                href={poster.href}
                name={poster.name}
                text={poster.text}
                picture={pictureFacts(
                  poster.picture,
                  isWide(index) ? 'card-large' : 'poster',
                  site.platform,
                  poster.alt,
                )}
                sizes="(width >= 64rem) 18rem, 46vw"
                shape={isWide(index) ? 'wide' : 'tall'}
                track="click:home.place"
              />
            ))}
          </Grid>
        </Shelf>
      </Band>
      <Band>
        <NearShelf site={site} />
      </Band>
      {first !== undefined && <ProductBand shelf={first} site={site} tone="mist" />}
      {data.themes.length > 0 && (
        <Band>
          <Shelf id="themes" title={t`Ideas to travel by`} lead={t`Each a handful of days out`}>
            <Grid of="posters">
              <Posters posters={data.themes} site={site} shape="tall" />
            </Grid>
          </Shelf>
        </Band>
      )}
      <Band>
        <TrustRow
          reasons={[
            {
              icon: 'shield',
              title: t`The price you see is the price you pay`,
              text: t`All taxes and fees are in it from the first page on, and your card is charged exactly that.`,
            },
            {
              icon: 'calendar',
              title: t`Cancelling is dated, not vague`,
              text: t`Every ticket says until which day and hour you get how much back, in the time of the place.`,
            },
            {
              icon: 'ticket',
              title: t`Your voucher is yours`,
              text: t`On your phone, as a PDF and on paper: it works without a connection.`,
            },
          ]}
        />
      </Band>
      {others.map((shelf, index) => (
        <ProductBand key={shelf.key} shelf={shelf} site={site} tone={index % 2 === 0 ? 'mist' : 'paper'} />
      ))}
      {data.slides.length > 0 && (
        <Band tone={others.length % 2 === 0 ? 'mist' : 'paper'}>
          <Shelf id="programmes" title={t`Put together for you`} lead={t`Across cities, by what they have in common`}>
            <Grid of="thirds">
              <Posters posters={data.slides} site={site} shape="wide" />
            </Grid>
          </Shelf>
        </Band>
      )}
    </>
  );
}

type PostersProps = Pick<ViewProps<HomeView>, 'site'> & {
  readonly posters: HomeView['posters'];
  readonly shape: 'tall' | 'wide';
};

function Posters({ posters, site, shape }: PostersProps) {
  return posters.map((one) => (
    <PosterCard
      key={one.href}
      href={one.href}
      name={one.name}
      lang={one.lang === site.language ? undefined : one.lang}
      text={one.text}
      picture={pictureFacts(one.picture, shape === 'wide' ? 'card-large' : 'poster', site.platform, one.alt)}
      sizes={shape === 'wide' ? '(width >= 64rem) 24rem, 92vw' : '(width >= 64rem) 12rem, 46vw'}
      shape={shape}
      track="click:home.idea"
    />
  ));
}

/** A theme may have no row of what is sold, and an affiliate one without activities (spec §1). */
function showsCategories({ util, affiliateLook }: SitePart): boolean {
  return util.toggles.secondaryNav && (affiliateLook?.menu?.includes('activities') ?? true);
}

/** The kit's mosaic lays its first and last of six over two columns. */
function isWide(index: number): boolean {
  return index % 6 === 0 || index % 6 === 5;
}

function ProductBand({
  shelf,
  site,
  tone,
}: {
  readonly shelf: HomeView['shelves'][number];
  readonly site: ViewProps<HomeView>['site'];
  readonly tone: 'mist' | 'paper';
}) {
  const { t } = useLingui();
  return (
    <Band tone={tone}>
      <Shelf
        id={`shelf-${shelf.key}`}
        title={shelf.title}
        lead={shelf.lead}
        more={{ href: shelf.more, text: t`See all` }}
      >
        <Grid of="cards">
          {shelf.cards.map((card) => (
            <ProductCardTile key={card.id} card={card} site={site} track="click:home.card" />
          ))}
        </Grid>
      </Shelf>
    </Band>
  );
}
