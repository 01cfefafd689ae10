import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';

import { defaultLanguage } from '#src/domain/site/language/languages.ts';
import { Grid } from '#src/ui/layout/grid.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { useSavedParty } from '#src/web/shared/storage/saved-party.ts';
import type { SearchParty } from '#src/web/shared/storage/party.ts';
import { FilteredList } from '#src/web/shared/filters/filtered-list.tsx';
import { Waiting } from '#src/web/shared/lists/growing-list.tsx';
import { ListHead } from '#src/web/shared/filters/list-head.tsx';
import { useGrowingList, type GrowingList, type ListGrowth } from '#src/web/shared/lists/use-growing-list.ts';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { AfterResults } from '#src/web/search/search-result/after-results.tsx';
import { BestPlace } from '#src/web/search/search-result/best-place.tsx';
import { FilterForm } from '#src/web/search/search-result/filters/filter-form.tsx';
import { NoResults } from '#src/web/search/search-result/no-results.tsx';
import { RankingNote } from '#src/web/shared/lists/ranking-note.tsx';
import { ResultList } from '#src/web/search/search-result/result-list.tsx';
import { ResultMap } from '#src/web/search/search-result/map/result-map.tsx';
import { searchHref, type SearchQuery } from '#src/web/search/search-result/search-query.ts';
import type { SearchResultView } from '#src/web/search/search-result/search-result-view.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import { useSite } from '#src/web/shared/page/site-context.ts';
import { usualSort } from '#src/web/shared/experiments/variant-ranking.ts';
import { useRanking } from '#src/web/shared/experiments/experiments.ts';

// The first view has its data; the code to load more is fetched on filtering or paging.
export const searchResultScreen = screen(
  async (context) => (await import('#src/web/search/search-result/search-result.load.ts')).loadSearchResult(context),
  SearchResult,
);

function SearchResult({ data, site }: ViewProps<SearchResultView>) {
  const { i18n } = useLingui();
  const api = useApi();
  const growth = useMemo(
    (): ListGrowth => ({
      kind: 'search',
      loadPage: async (page) => {
        const { loadPage } = await import('#src/web/search/search-result/load-page.ts');
        return loadPage({ api, i18n, site }, data.now, page);
      },
      hrefOf: (page, shown) => searchHref(site, data.now, { page, shown }),
    }),
    [api, data.now, i18n, site],
  );
  const results = useGrowingList(data, growth);
  useRanking(data.now.sort !== usualSort(site));
  useSavedParty(data.now, useMoveOn(data.now));
  return (
    <Page>
      <ListHead title={data.title} count={data.count} />
      <FilteredList
        list={{ ...data, ...data.facets }}
        isPhone={site.platform === 'mobile'}
        form={<FilterForm data={data} site={site} />}
        views={{ here: data.now.view, listHref: data.listHref, mapHref: data.mapHref }}
        busy={results.status === 'changeLoading'}
      >
        {data.best !== null && <BestPlace place={data.best} site={site} />}
        <Body data={data} site={site} results={results} hrefOf={growth.hrefOf} />
      </FilteredList>
      <AfterResults data={data} site={site} />
      <RankingNote of="search" />
    </Page>
  );
}

/** Returns a function that opens the same results for the stored party, which applies to every list. */
function useMoveOn(now: SearchQuery): (party: SearchParty) => void {
  const navigate = useNavigate();
  const site = useSite();
  return useCallback(
    // The router puts its base (the language prefix) before the paths it is sent to.
    (party) =>
      void navigate(searchHref({ ...site, language: defaultLanguage }, now, { party }), {
        replace: true,
        preventScrollReset: true,
      }),
    [navigate, now, site],
  );
}

/** The number of placeholder cards while an empty list loads. */
const waitingForSome = 6;

type BodyProps = ViewProps<SearchResultView> & Pick<ListGrowth, 'hrefOf'> & { readonly results: GrowingList };

/** The list, the map, or why there is neither; if a later page fails to load, the list stays. */
function Body({ data, site, results, hrefOf }: BodyProps) {
  const isEmpty = results.life.cards.length === 0;
  // Where there is nothing, the map can be moved on.
  if (data.map !== null && (!isEmpty || data.now.area !== null))
    return <ResultMap data={data} map={data.map} site={site} results={results} />;
  if (!isEmpty) return <ResultList data={data} site={site} results={results} hrefOf={hrefOf} />;
  if (!results.waiting) return <NoResults data={data} site={site} failed={results.status === 'error'} />;
  return (
    <Grid of="cards">
      <Waiting count={waitingForSome} />
    </Grid>
  );
}
