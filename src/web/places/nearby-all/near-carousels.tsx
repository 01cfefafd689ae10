import { Plural, useLingui } from '@lingui/react/macro';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Band } from '#src/ui/layout/page.tsx';
import { Carousel } from '#src/ui/layout/carousel.tsx';
import { DestinationBanners } from '#src/web/shared/banners/destination-banners.tsx';
import { PartyGrid } from '#src/web/shared/party/party-cards.tsx';
import { PoiCardTile } from '#src/web/shared/cards/poi-card-tile.tsx';
import type { NearView } from '#src/web/places/nearby-all/near-view.ts';
import styles from '#src/web/places/nearby-all/nearby-all.module.css';

/** What is near the visitor: activities, sights, and the nearest of our places at any distance. */
export function NearCarousels({ view, site }: { readonly view: NearView; readonly site: SitePart }) {
  const { t } = useLingui();
  const count = view.sights.length + view.cards.length;
  return (
    <>
      <Band>
        {count === 0 ? (
          <Notice tone="info" role="status" title={t`Nothing within 50 km`}>
            {t`These are the nearest places with things to do.`}
          </Notice>
        ) : (
          <p className={styles['why']} role="status">
            <Plural value={count} one="# thing to do near you" other="# things to do near you" />
          </p>
        )}
      </Band>
      {view.cards.length > 0 && (
        <Band>
          <Carousel id="near-activities" title={t`Things to do nearby`}>
            <PartyGrid cards={view.cards} site={site} track="click:nearby.card" />
          </Carousel>
        </Band>
      )}
      {view.sights.length > 0 && (
        <Band tone="mist">
          <Carousel id="near-sights" title={t`Sights nearby`}>
            <Grid of="cards">
              {view.sights.map((card) => (
                <PoiCardTile key={card.id} card={card} site={site} track="click:nearby.poi" />
              ))}
            </Grid>
          </Carousel>
        </Band>
      )}
      {view.posters.length > 0 && (
        <Band>
          <Carousel id="near-places" title={t`Nearest destinations`}>
            <DestinationBanners posters={view.posters} site={site} track="click:nearby.place" />
          </Carousel>
        </Band>
      )}
    </>
  );
}
