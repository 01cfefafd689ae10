import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

import { AppliedChip, ChipRow } from '#src/ui/buttons/chip.tsx';
import { Columns, Grid } from '#src/ui/layout/grid.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Waiting } from '#src/web/parts/growing-list.tsx';
import { useGrowingList, type GrowingList, type ListGrowth } from '#src/web/parts/use-growing-list.ts';
import { screen, type ViewProps } from '#src/web/screen.ts';
import { AfterResults } from '#src/web/screens/search-result/after-results.tsx';
import { Filters } from '#src/web/screens/search-result/filters.tsx';
import { FilterSheet } from '#src/web/screens/search-result/filter-sheet.tsx';
import { NoResults } from '#src/web/screens/search-result/no-results.tsx';
import { RankingNote } from '#src/web/screens/search-result/ranking-note.tsx';
import { ResultList } from '#src/web/screens/search-result/result-list.tsx';
import { ResultMap } from '#src/web/screens/search-result/result-map.tsx';
import { ResultTools } from '#src/web/screens/search-result/result-tools.tsx';
import { searchHref } from '#src/web/screens/search-result/search-query.ts';
import type { SearchResultView } from '#src/web/screens/search-result/search-result-view.ts';
import styles from '#src/web/screens/search-result/search-result.module.css';
import { useApi } from '#src/web/services.ts';

// The first view comes with its data; how to load anew is fetched by who filters or goes on.
export const searchResultScreen = screen(
  async (context) => (await import('#src/web/screens/search-result/search-result.load.ts')).loadSearchResult(context),
  SearchResult,
);

function SearchResult({ data, site }: ViewProps<SearchResultView>) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const growth = useMemo(
    (): ListGrowth => ({
      kind: 'search',
      loadPage: async (page) => {
        const { loadPage } = await import('#src/web/screens/search-result/load-page.ts');
        return loadPage({ api, i18n, site }, data.now, page);
      },
      hrefOf: (page, shown) => searchHref(site, data.now, { page, shown }),
    }),
    [api, data.now, i18n, site],
  );
  const results = useGrowingList(data, growth);
  const isPhone = site.platform === 'mobile';
  const body = (
    <div className={styles['results']} aria-busy={results.status === 'changeLoading'}>
      <ResultTools data={data} isPhone={isPhone} />
      {data.applied.length > 0 && (
        <ChipRow label={t`Filters that are on`}>
          {data.applied.map((one) => (
            <AppliedChip key={one.text} text={one.text} href={one.href} removeText={t`Remove filter: ${one.text}`} />
          ))}
        </ChipRow>
      )}
      <Body data={data} site={site} results={results} hrefOf={growth.hrefOf} />
    </div>
  );
  return (
    <Page>
      <div className={styles['head']}>
        <h1 className={styles['title']}>{data.title}</h1>
        <p className={styles['count']} role="status">
          {data.count}
        </p>
      </div>
      {isPhone ? (
        <>
          {body}
          <FilterSheet data={data} site={site} />
        </>
      ) : (
        <Columns aside={<Filters data={data} site={site} />} asideAt="start" onPhone="before">
          {body}
        </Columns>
      )}
      <AfterResults data={data} site={site} />
      <RankingNote />
    </Page>
  );
}

/** In place of nothing, so many cards are on their way. */
const waitingForSome = 6;

type BodyProps = ViewProps<SearchResultView> & Pick<ListGrowth, 'hrefOf'> & { readonly results: GrowingList };

/** The list, the map, or why there is neither; later pages of a list that stands may fail without taking it away. */
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
