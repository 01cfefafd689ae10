import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type MouseEvent } from 'react';

import { withValuePack } from '#src/domain/search/value-pack-card.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { SkeletonCard } from '#src/ui/feedback/skeleton.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { HiddenText } from '#src/ui/layout/page.tsx';
import { ProductCardTile } from '#src/web/parts/product-card-tile.tsx';
import type { ViewProps } from '#src/web/screen.ts';
import { PackCard } from '#src/web/screens/search-result/pack-card.tsx';
import { mostShown, searchHref } from '#src/web/screens/search-result/search-query.ts';
import type { SearchResultView } from '#src/web/screens/search-result/search-result-view.ts';
import styles from '#src/web/screens/search-result/search-result.module.css';
import { useVerticalClicks } from '#src/web/screens/search-result/use-vertical-clicks.ts';
import { useEndInSight } from '#src/web/screens/search-result/use-end-in-sight.ts';
import type { Results } from '#src/web/screens/search-result/use-results.ts';

type ResultListProps = ViewProps<SearchResultView> & { readonly results: Results };

/** So many pages come by themselves; then the visitor says whether he wants more, and the footer can be reached. */
const byThemselves = 3;
const skeletons = [1, 2, 3, 4, 5, 6] as const;

/** The results one below the other; the next page comes when the end is near, or is a plain link. */
export function ResultList({ data, site, results }: ResultListProps) {
  const { t } = useLingui();
  const { life, status } = results;
  const list = useRef<HTMLDivElement>(null);
  const clicks = useVerticalClicks(searchHref(site, data.now), life.cards, list);
  const cards =
    data.pack === null ? life.cards : withValuePack(life.cards, clicks, (card) => String(card.id), data.pack);
  const loading = status === 'pageLoading';
  const left = Math.min(6, data.total - (data.now.page - 1) * 10 - life.cards.length);
  return (
    <div className={styles['list']} ref={list}>
      {data.previousHref !== null && (
        <a className={styles['page']} href={data.previousHref} rel="prev">
          <Icon name="chevron-back" />
          {t`Earlier results`}
        </a>
      )}
      <Grid of="cards">
        {cards.map((card) =>
          'pictures' in card ? (
            <PackCard key="pack" pack={card} site={site} />
          ) : (
            <ProductCardTile key={card.id} card={card} site={site} level={2} badged track="click:search.card" />
          ),
        )}
        {loading && skeletons.slice(0, left).map((place) => <SkeletonCard key={place} />)}
      </Grid>
      <HiddenText>
        <span role="status">
          {loading ? t`More activities are loading` : t`${life.cards.length} of ${data.count} shown`}
        </span>
      </HiddenText>
      {status === 'error' && <PageFailed onRetry={() => void results.more()} />}
      {status !== 'error' && <NextPage data={data} site={site} results={results} list={list} />}
    </div>
  );
}

function PageFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <div className={styles['end']}>
      <Notice tone="bad" title={t`The next activities did not come`} role="alert">
        {t`Check your connection, and try once more.`}
      </Notice>
      <Button look="secondary" onPress={onRetry}>
        {t`Try again`}
      </Button>
    </div>
  );
}

type NextPageProps = ResultListProps & { readonly list: React.RefObject<HTMLDivElement | null> };

/** The link to what follows: crawlers and browsers without script go to it, the app adds it below. */
function NextPage({ data, site, results, list }: NextPageProps) {
  const { t } = useLingui();
  const { life, more } = results;
  const next = data.now.page + life.shown;
  const canGrow = life.shown < mostShown;
  const isLast = next > data.lastPage;
  const end = useEndInSight(more, !isLast && life.shown < byThemselves);
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current === null || life.cards.length <= before.current) return;
    // Who pressed the link goes on reading at the first of the new ones.
    list.current?.querySelectorAll<HTMLAnchorElement>('article h2 a')[before.current]?.focus({ preventScroll: true });
    before.current = null;
  }, [life.cards.length, list]);
  if (isLast) return null;
  const press = (event: MouseEvent): void => {
    if (!canGrow || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    before.current = life.cards.length;
    void more();
  };
  return (
    <nav className={styles['end']} aria-label={t`Pages of results`} ref={end}>
      <a className={styles['page']} href={searchHref(site, data.now, { page: next })} rel="next" onClick={press}>
        {t`More activities`}
        <Icon name="chevron-down" />
      </a>
    </nav>
  );
}
