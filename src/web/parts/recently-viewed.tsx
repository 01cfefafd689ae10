import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { catalogueEndpoints } from '#src/contract/endpoints/catalogue.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Shelf } from '#src/ui/layout/shelf.tsx';
import { viewedIds } from '#src/web/kept-views.ts';
import { ProductCardTile } from '#src/web/parts/product-card-tile.tsx';
import { productCardView, type ProductCardView } from '#src/web/parts/product-card-view.ts';
import { useApi } from '#src/web/services.ts';

type RecentlyViewedProps = { readonly site: SitePart; readonly without: readonly number[] };

const most = 4;

/** The last activities that this browser looked at; what is gone from the shop is left out. */
export function RecentlyViewed({ site, without }: RecentlyViewedProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const [cards, setCards] = useState<readonly ProductCardView[]>([]);
  const hidden = without.join();
  useEffect(() => {
    const stop = new AbortController();
    const ids = viewedIds().filter((id) => !hidden.split(',').includes(String(id)));
    const calls = ids
      .slice(0, most)
      .map((id) => api.call(catalogueEndpoints.activity, { id }, { signal: stop.signal }));
    Promise.all(calls).then(
      (answers) => {
        const found = answers.flatMap((answer) => (answer.ok ? [answer.value.card] : []));
        if (!stop.signal.aborted) setCards(found.map((card) => productCardView({ site, i18n }, card)));
      },
      () => undefined,
    );
    return () => stop.abort();
  }, [api, hidden, i18n, site]);
  if (cards.length === 0) return null;
  return (
    <Shelf id="viewed" title={t`You looked at these`}>
      <Grid of="cards">
        {cards.map((card) => (
          <ProductCardTile key={card.id} card={card} site={site} track="click:search.viewed" />
        ))}
      </Grid>
    </Shelf>
  );
}
