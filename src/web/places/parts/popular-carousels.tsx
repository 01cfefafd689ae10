import { useLingui } from '@lingui/react/macro';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Band } from '#src/ui/layout/page.tsx';
import { Carousel } from '#src/ui/layout/carousel.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { DestinationBanners } from '#src/web/shared/banners/destination-banners.tsx';
import { PartyGrid } from '#src/web/shared/party/party-cards.tsx';
import { PoiCardTile } from '#src/web/shared/cards/poi-card-tile.tsx';
import type { PopularView } from '#src/web/places/parts/popular.load.ts';

/** The most popular places and activities, with links to the full lists. */
export function PopularCarousels({ data, site }: { readonly data: PopularView; readonly site: SitePart }) {
  const { t } = useLingui();
  return (
    <>
      {data.posters.length > 0 && (
        <Band>
          <Carousel
            id="popular-places"
            title={t`Popular places`}
            more={{ href: href(site, 'destination-list'), text: t`All destinations` }}
          >
            <DestinationBanners posters={data.posters} site={site} track="click:popular.place" />
          </Carousel>
        </Band>
      )}
      {data.sights.length > 0 && (
        <Band tone="mist">
          <Carousel
            id="popular-sights"
            title={t`Popular sights`}
            more={{ href: href(site, 'poi-list', { type: 'poiList' }), text: t`All sights` }}
          >
            <Grid of="row">
              {data.sights.map((card) => (
                <PoiCardTile key={card.id} card={card} site={site} track="click:popular.poi" />
              ))}
            </Grid>
          </Carousel>
        </Band>
      )}
      {data.cards.length > 0 && (
        <Band>
          <Carousel
            id="popular-activities"
            title={t`Popular activities`}
            more={{ href: href(site, 'popular-activities'), text: t`View more` }}
          >
            <PartyGrid of="row" cards={data.cards} site={site} track="click:popular.card" />
          </Carousel>
        </Band>
      )}
    </>
  );
}
