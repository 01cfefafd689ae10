import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

import { maySearch, nextSearchStatus, type SearchKind, type SearchStatus } from '#src/domain/search/search-status.ts';
import {
  beginLife,
  lifeReducer,
  type Answer,
  type LifeEvent,
  type SearchLife,
} from '#src/web/shared/lists/list-state.ts';
import { guardSearch } from '#src/web/shared/lists/guard-search.ts';
import { mirrorAddress } from '#src/web/shared/lists/mirror-address.ts';
import type { ProductCardView } from '#src/web/shared/cards/product-card-view.ts';

/** What a loader left of a list that may grow: its cards, and the page that they begin with. */
export type ListFacts = Answer<ProductCardView> & { readonly page: number };

/** How a list grows; the functions must be the same for as long as the data are. */
export type ListGrowth = {
  readonly kind: SearchKind;
  /** The cards of one later page; null when the call failed. */
  readonly loadPage: (page: number) => Promise<readonly ProductCardView[] | null>;
  /** Returns the address of `shown` pages, starting with `page`. */
  readonly hrefOf: (page: number, shown: number) => string;
};

export type GrowingList = {
  readonly life: SearchLife<ProductCardView, ListFacts>;
  /** The list's state, with a change under way counted in. */
  readonly status: SearchStatus;
  /** Whether a change takes long enough to be seen. */
  readonly waiting: boolean;
  readonly more: () => Promise<void>;
};

/** What is there within this time is not announced by an empty list first. */
const atOnceMs = 150;

/** Results as a list that grows by pages, and whose address says how far it has grown. `data` names the list. */
export function useGrowingList(data: ListFacts, { kind, loadPage, hrefOf }: ListGrowth): GrowingList {
  const [life, dispatch] = useReducer<
    SearchLife<ProductCardView, ListFacts>,
    ListFacts,
    [LifeEvent<ProductCardView, ListFacts>]
  >(lifeReducer, data, (first) => beginLife(kind, first));
  if (life.from !== data) dispatch({ type: 'arrived', from: data });
  const moving = useMoving();
  const status = moving ? nextSearchStatus(kind, life.status, 'change') : life.status;
  // A press and the end of the list may both request a page before the state says that one is loading.
  const isLoading = useRef(false);
  const latest = useRef<ListFacts | null>(null);
  // As soon as the list is drawn: a page of the former one may arrive before its passive effects run.
  useLayoutEffect(() => {
    latest.current = data;
    return () => void (latest.current = null);
  }, [data]);
  const more = useCallback(async () => {
    if (isLoading.current || !maySearch(status) || nextSearchStatus(kind, status, 'nextPage') !== 'pageLoading') return;
    isLoading.current = true;
    dispatch({ type: 'nextPage' });
    // Its file may fail to arrive, as its answer may.
    const cards = await loadPage(data.page + life.shown).catch(() => null);
    isLoading.current = false;
    if (cards === null) return dispatch({ type: 'pageFailed', of: data });
    dispatch({ type: 'page', of: data, cards });
    // After a navigation in the meantime the address is another one.
    if (latest.current === data) mirrorAddress(hrefOf(data.page, life.shown + 1));
  }, [data, hrefOf, kind, life.shown, loadPage, status]);
  useGuard(status);
  return { life, status, waiting: useLong(status === 'changeLoading'), more };
}

/** Swallows whatever leads to another search while one is under way (spec §4). */
function useGuard(status: SearchStatus): void {
  useEffect(() => (maySearch(status) ? undefined : guardSearch(document)), [status]);
}

/** Whether the app is on its way to another search of this page. */
function useMoving(): boolean {
  const { pathname } = useLocation();
  const { state, location: to } = useNavigation();
  // The target of a navigation has the language prefix, the current path does not.
  return state === 'loading' && to.pathname.endsWith(pathname);
}

function useLong(busy: boolean): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setLong(true), atOnceMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [busy]);
  return busy && long;
}
