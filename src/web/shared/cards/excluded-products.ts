import { createContext, useContext } from 'react';

import type { ProductCardView } from '#src/web/shared/cards/product-card-view.ts';

/** `leftOut`: products that the party cannot book. `isTold`: the page already says that some are left out. */
export type Fitting = { readonly leftOut: ReadonlySet<number>; readonly isAnnounced: boolean };

/** There is no party, or its exclusions have not loaded yet. */
export const everything: Fitting = { leftOut: new Set(), isAnnounced: false };

const FittingContext = createContext(everything);

export const FittingProvider = FittingContext.Provider;

/** What the page around a carousel knows of the party. */
export function useFitting(): Fitting {
  return useContext(FittingContext);
}

/** Returns the cards of a carousel without those that the page around it leaves out. */
export function useOffered(cards: readonly ProductCardView[]): readonly ProductCardView[] {
  const { leftOut } = useFitting();
  return leftOut.size === 0 ? cards : cards.filter((card) => !leftOut.has(card.id));
}
