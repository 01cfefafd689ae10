import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { catalogueCalls } from '#src/contract/catalogue/catalogue.calls.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { Stack } from '#src/ui/layout/grid.tsx';
import { Band } from '#src/ui/layout/page.tsx';
import { Carousel } from '#src/ui/layout/carousel.tsx';
import { viewedIds } from '#src/web/shared/storage/recent-views.ts';
import { CardGrid } from '#src/web/shared/cards/card-grid.tsx';
import { usePartyCards } from '#src/web/shared/party/party-cards.tsx';
import { productCardView, type ProductCardView } from '#src/web/shared/cards/product-card-view.ts';
import { useApi } from '#src/web/shared/page/services.ts';

type RecentlyViewedProps = {
  readonly site: SitePart;
  readonly without: readonly number[];
  /** Instead of the usual heading. */
  readonly head?: { readonly title: string; readonly lead: string; readonly lang: string | undefined };
  /** In a separate band, which is absent while there is nothing to show. */
  readonly banded?: boolean;
  /** Whether the page itself already shows the party. */
  readonly isAnnounced?: boolean;
};

const most = 4;

/** The activities viewed last in this browser, without those no longer sold or that the party cannot book. */
export function RecentlyViewed({ site, without, head, banded = false, isAnnounced = false }: RecentlyViewedProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const [cards, setCards] = useState<readonly ProductCardView[]>([]);
  const hidden = without.join();
  useEffect(() => {
    const stop = new AbortController();
    const ids = viewedIds().filter((id) => !hidden.split(',').includes(String(id)));
    const calls = ids.slice(0, most).map((id) => api.call(catalogueCalls.activity, { id }, { signal: stop.signal }));
    Promise.all(calls).then(
      (answers) => {
        const found = answers.flatMap((answer) => (answer.ok ? [answer.value.card] : []));
        if (!stop.signal.aborted) setCards(found.map((card) => productCardView({ site, i18n }, card)));
      },
      () => undefined,
    );
    return () => stop.abort();
  }, [api, hidden, i18n, site]);
  const { cards: offered, note } = usePartyCards(site, cards);
  if (offered.length === 0) return null;
  const carousel = (
    <Carousel id="viewed" {...(head ?? { title: t`Recently viewed` })}>
      <Stack gap={5}>
        {!isAnnounced && note}
        <CardGrid cards={offered} site={site} track="click:search.viewed" />
      </Stack>
    </Carousel>
  );
  return banded ? <Band>{carousel}</Band> : carousel;
}
