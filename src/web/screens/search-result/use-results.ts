import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useNavigation } from 'react-router';

import { maySearch, nextSearchStatus, type SearchKind, type SearchStatus } from '#src/domain/search/search-status.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import type { ProductCardView } from '#src/web/parts/product-card-view.ts';
import { loadPage } from '#src/web/screens/search-result/load-page.ts';
import { mirrorAddress } from '#src/web/screens/search-result/mirror-address.ts';
import { beginLife, lifeReducer, type LifeEvent, type SearchLife } from '#src/web/screens/search-result/search-life.ts';
import { searchHref } from '#src/web/screens/search-result/search-query.ts';
import type { SearchResultView } from '#src/web/screens/search-result/search-result-view.ts';
import { useApi } from '#src/web/services.ts';

type Life = SearchLife<ProductCardView, SearchResultView>;
type ListEvent = LifeEvent<ProductCardView, SearchResultView>;

export type Results = {
  readonly life: Life;
  /** The list's state, with a change under way counted in. */
  readonly status: SearchStatus;
  readonly more: () => Promise<void>;
};

/** The results as a list that grows by pages, and whose address says how far it has grown. */
export function useResults(kind: SearchKind, data: SearchResultView, site: SitePart): Results {
  const api = useApi();
  const { i18n } = useLingui();
  const [life, tell] = useReducer<Life, SearchResultView, [ListEvent]>(lifeReducer, data, (first) =>
    beginLife(kind, first),
  );
  if (life.from !== data) tell({ type: 'arrived', from: data });
  const moving = useMoving();
  const status = moving ? nextSearchStatus(kind, life.status, 'change') : life.status;
  // The press and the end of the list may ask in one breath, before the state says that a page is loading.
  const asking = useRef(false);
  const latest = useRef<SearchResultView | null>(null);
  useEffect(() => {
    latest.current = data;
    return () => void (latest.current = null);
  }, [data]);
  const more = useCallback(async () => {
    if (asking.current || !maySearch(status) || nextSearchStatus(kind, status, 'nextPage') !== 'pageLoading') return;
    asking.current = true;
    tell({ type: 'nextPage' });
    const cards = await loadPage({ api, i18n, site }, data.now, data.now.page + life.shown);
    asking.current = false;
    if (cards === null) return tell({ type: 'pageFailed', of: data });
    tell({ type: 'page', of: data, cards });
    // Who has gone on meanwhile has another address.
    if (latest.current === data)
      mirrorAddress(searchHref(site, data.now, { page: data.now.page, shown: life.shown + 1 }));
  }, [api, data, i18n, kind, life.shown, site, status]);
  useGuard(status);
  return { life, status, more };
}

/** Swallows presses of links to another search while one is under way (spec §4). */
function useGuard(status: SearchStatus): void {
  useEffect(() => {
    if (maySearch(status)) return undefined;
    const guard = (event: Event): void => {
      const link = event.target instanceof Element ? event.target.closest('main a[href]') : null;
      if (link instanceof HTMLAnchorElement && link.pathname === location.pathname) event.preventDefault();
    };
    document.addEventListener('click', guard, true);
    return () => document.removeEventListener('click', guard, true);
  }, [status]);
}

/** Whether the app is on its way to another search of this page. */
function useMoving(): boolean {
  const { state, location: to } = useNavigation();
  return state === 'loading' && to.pathname.endsWith('/search/result/');
}
