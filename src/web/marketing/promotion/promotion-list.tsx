import { useLingui } from '@lingui/react/macro';
import { useMemo, type ReactNode } from 'react';

import { Grid, Stack } from '#src/ui/layout/grid.tsx';
import { GrowingCards, Waiting } from '#src/web/shared/lists/growing-list.tsx';
import { usePartyCards } from '#src/web/shared/party/party-cards.tsx';
import { ProductCardTile } from '#src/web/shared/cards/product-card-tile.tsx';
import { useGrowingList, type ListGrowth } from '#src/web/shared/lists/use-growing-list.ts';
import type { ViewProps } from '#src/web/shared/page/page-definition.ts';
import { promotionHref } from '#src/web/marketing/promotion/promotion-query.ts';
import type { PromotionView } from '#src/web/marketing/promotion/promotion-view.ts';
import { useApi } from '#src/web/shared/page/services.ts';

/** The number of placeholder cards while the first results load. */
const waitingForSome = 4;

type PromotionListProps = ViewProps<PromotionView> & {
  /** The message without results. */
  readonly nothing: ReactNode;
};

/** A programme's activities; later pages are added below, and one that fails leaves the others standing (RU-35). */
export function PromotionList({ data, site, nothing }: PromotionListProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const { now } = data;
  const growth = useMemo(
    (): ListGrowth => ({
      kind: 'promotion',
      loadPage: async (page) => {
        const { loadPromotionPage } = await import('#src/web/marketing/promotion/load-promotion-page.ts');
        return loadPromotionPage({ api, i18n, site }, now, page);
      },
      hrefOf: (page, shown) => promotionHref(site, now, { page, shown }),
    }),
    [api, i18n, now, site],
  );
  const growing = useGrowingList(data, growth);
  const { cards } = growing.life;
  const offered = usePartyCards(site, cards);
  if (cards.length === 0 && !growing.waiting) return nothing;
  if (cards.length === 0)
    return (
      <Grid of="cards">
        <Waiting count={waitingForSome} />
      </Grid>
    );
  return (
    <Stack gap={5}>
      {offered.note}
      <GrowingCards growing={growing} total={data.total} count={data.count} hrefOf={growth.hrefOf}>
        {offered.cards.map((card) => (
          <ProductCardTile key={card.id} card={card} site={site} level={2} track="click:promotion.card" />
        ))}
      </GrowingCards>
    </Stack>
  );
}
