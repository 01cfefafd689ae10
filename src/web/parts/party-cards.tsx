import { useMemo, type ReactNode } from 'react';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { PartyNote } from '#src/web/parts/party-note.tsx';
import type { ProductCardView } from '#src/web/parts/product-card-view.ts';
import { usePartyFit } from '#src/web/parts/use-party-fit.ts';

/** The cards that those who travel can book, and, where that leaves some out, the note that says so. */
export function usePartyCards(
  site: SitePart,
  cards: readonly ProductCardView[],
): { readonly cards: readonly ProductCardView[]; readonly note: ReactNode } {
  const products = useMemo(() => cards.map((card) => card.id), [cards]);
  const fit = usePartyFit(site, { products });
  const left = fit === null ? cards : cards.filter((card) => !fit.products.has(card.id));
  return { cards: left, note: fit === null || left.length === cards.length ? null : <PartyNote fit={fit} leavesOut /> };
}
