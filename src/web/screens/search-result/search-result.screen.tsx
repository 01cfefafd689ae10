import { useLingui } from '@lingui/react/macro';

import { AppliedChip, ChipRow } from '#src/ui/buttons/chip.tsx';
import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Columns, Grid } from '#src/ui/layout/grid.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { ProductCardTile } from '#src/web/parts/product-card-tile.tsx';
import { screen, type ViewProps } from '#src/web/screen.ts';
import { Filters } from '#src/web/screens/search-result/filters.tsx';
import { loadSearchResult, type SearchResultView } from '#src/web/screens/search-result/search-result.load.ts';
import styles from '#src/web/screens/search-result/search-result.module.css';

export const searchResultScreen = screen(loadSearchResult, SearchResult);

function SearchResult({ data, site }: ViewProps<SearchResultView>) {
  const { t } = useLingui();
  return (
    <Page>
      <div className={styles['head']}>
        <h1 className={styles['title']}>{data.title}</h1>
        <p className={styles['count']} role="status">
          {data.count}
        </p>
      </div>
      <Columns aside={<Filters data={data} site={site} />} asideAt="start" onPhone="before">
        <div className={styles['results']}>
          <SortRow data={data} />
          {data.applied.length > 0 && (
            <ChipRow label={t`Filters that are on`}>
              {data.applied.map((one) => (
                <AppliedChip
                  key={one.href}
                  text={one.text}
                  href={one.href}
                  removeText={t`Remove filter: ${one.text}`}
                />
              ))}
            </ChipRow>
          )}
          {data.cards.length === 0 ? (
            <EmptyState
              icon="search"
              title={t`Nothing fits all of this`}
              text={t`Try fewer filters, another spelling, or a place nearby.`}
            >
              <ButtonLink href={data.clearHref}>{t`Clear all filters`}</ButtonLink>
            </EmptyState>
          ) : (
            <Grid of="cards">
              {data.cards.map((card) => (
                <ProductCardTile key={card.id} card={card} site={site} level={2} track="click:search.card" />
              ))}
            </Grid>
          )}
          {data.pages !== null && <Pages pages={data.pages} />}
        </div>
      </Columns>
    </Page>
  );
}

function SortRow({ data }: { readonly data: SearchResultView }) {
  const { t } = useLingui();
  return (
    <nav className={styles['sorts']} aria-label={t`Sort`}>
      {data.sorts.map((sort) => (
        <a
          key={sort.href}
          className={styles['sort']}
          href={sort.href}
          aria-current={sort.selected ? 'true' : undefined}
          data-keep-scroll=""
        >
          {sort.text}
        </a>
      ))}
    </nav>
  );
}

function Pages({ pages }: { readonly pages: NonNullable<SearchResultView['pages']> }) {
  const { t } = useLingui();
  return (
    <nav className={styles['pages']} aria-label={t`Pages of results`}>
      {pages.before !== null && (
        <a className={styles['page']} href={pages.before} rel="prev">
          <Icon name="chevron-back" />
          {t`Previous`}
        </a>
      )}
      <span>{pages.here}</span>
      {pages.after !== null && (
        <a className={styles['page']} href={pages.after} rel="next">
          {t`Next`}
          <Icon name="chevron-forward" />
        </a>
      )}
    </nav>
  );
}
