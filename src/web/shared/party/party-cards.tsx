import { useMemo, type ReactNode } from 'react';

import type { SitePart } from '#src/domain/site/site-part.ts';
import type { TrackValue } from '#src/domain/site/addresses/tracking.ts';
import { Grid, Stack, type GridProps } from '#src/ui/layout/grid.tsx';
import { useFitting } from '#src/web/shared/cards/excluded-products.ts';
import { PartyNote } from '#src/web/shared/party/party-note.tsx';
import { ProductCardTile } from '#src/web/shared/cards/product-card-tile.tsx';
import type { ProductCardView } from '#src/web/shared/cards/product-card-view.ts';
import { usePartyFit } from '#src/web/shared/party/use-party-fit.ts';

/** The cards that those who travel can book, and, where that leaves some out, the note that says so. */
export function usePartyCards(
  site: SitePart,
  cards: readonly ProductCardView[],
): { readonly cards: readonly ProductCardView[]; readonly note: ReactNode } {
  const products = useMemo(() => cards.map((card) => card.id), [cards]);
  const fit = usePartyFit(site, { products });
  const { isAnnounced } = useFitting();
  const left = fit === null ? cards : cards.filter((card) => !fit.products.has(card.id));
  const isNoted = fit !== null && left.length < cards.length && !isAnnounced;
  return { cards: left, note: isNoted ? <PartyNote fit={fit} leavesOut /> : null };
}

type PartyGridProps = {
  readonly cards: readonly ProductCardView[];
  readonly site: SitePart;
  readonly of?: GridProps['of'];
  readonly level?: 2 | 3;
  readonly track: TrackValue;
};

/** The list of a page, without what those who travel cannot book together. */
export function PartyGrid({ cards, site, of = 'cards', level = 3, track }: PartyGridProps) {
  const offered = usePartyCards(site, cards);
  return (
    <Stack gap={5}>
      {offered.note}
      <Grid of={of}>
        {offered.cards.map((card) => (
          <ProductCardTile key={card.id} card={card} site={site} level={level} track={track} />
        ))}
      </Grid>
    </Stack>
  );
}
