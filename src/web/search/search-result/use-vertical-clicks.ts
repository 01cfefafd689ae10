import { useEffect, useState, type RefObject } from 'react';

import { clickVertical, noClicks, type VerticalClicks } from '#src/domain/search/value-pack-card.ts';
import type { ProductCardView } from '#src/web/shared/cards/product-card-view.ts';

/** The clicks in the list viewed last: a visitor who returns to it finds the card in the same position. */
let last: { readonly search: string; readonly clicks: VerticalClicks } = { search: '', clicks: noClicks };

/** Which items of a list were clicked (RU-21). A new search starts afresh. */
export function useVerticalClicks(
  search: string,
  cards: readonly ProductCardView[],
  list: RefObject<HTMLElement | null>,
): VerticalClicks {
  const [state, setState] = useState(last);
  const clicks = state.search === search ? state.clicks : noClicks;
  useEffect(() => {
    const element = list.current;
    const click = ({ target }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      const card = cards.find((one) => link instanceof HTMLAnchorElement && one.href === link.pathname);
      if (card === undefined) return;
      last = { search, clicks: clickVertical(last.search === search ? last.clicks : noClicks, String(card.id)) };
      setState(last);
    };
    // The middle button opens a new tab, and the list stays in sight.
    element?.addEventListener('click', click);
    element?.addEventListener('auxclick', click);
    return () => {
      element?.removeEventListener('click', click);
      element?.removeEventListener('auxclick', click);
    };
  }, [cards, list, search]);
  return clicks;
}
