import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

import { Grid } from '#src/ui/layout/grid.tsx';
import { Carousel } from '#src/ui/layout/carousel.tsx';
import { useLater } from '#src/web/shared/page/use-deferred.ts';
import { ProductCardTile } from '#src/web/shared/cards/product-card-tile.tsx';
import type { ProductCardView } from '#src/web/shared/cards/product-card-view.ts';
import { PromotedContent } from '#src/web/shared/content/promoted-content.tsx';
import type { ViewProps } from '#src/web/shared/page/page-definition.ts';
import styles from '#src/web/search/search-result/search-result.module.css';
import type { SearchResultView } from '#src/web/search/search-result/search-result-view.ts';

const fetchViewed = async () => (await import('#src/web/shared/party/recently-viewed.tsx')).RecentlyViewed;

/** Suggestions below the list: fewer filters, similar activities, recently viewed ones. */
export function AfterResults({ data, site }: ViewProps<SearchResultView>) {
  const { t } = useLingui();
  const [Viewed, want] = useLater(fetchViewed);
  useEffect(want, [want]);
  return (
    <div className={styles['after']}>
      {data.loosened !== null && (
        <Carousel id="loosened" title={t`Close matches`} lead={data.loosened.text}>
          <Cards cards={data.loosened.cards} site={site} />
        </Carousel>
      )}
      {data.related.length > 0 && (
        <Carousel id="related" title={t`You may also like`}>
          <Cards cards={data.related} site={site} />
        </Carousel>
      )}
      <PromotedContent content={data.promoted} site={site} track="click:search.promoted" />
      {Viewed !== null && <Viewed site={site} without={data.cards.map((card) => card.id)} isAnnounced />}
    </div>
  );
}

type CardsProps = { readonly cards: readonly ProductCardView[]; readonly site: ViewProps<unknown>['site'] };

function Cards({ cards, site }: CardsProps) {
  return (
    <Grid of="row">
      {cards.map((card) => (
        <ProductCardTile key={card.id} card={card} site={site} track="click:search.related" />
      ))}
    </Grid>
  );
}
