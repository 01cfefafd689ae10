import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';

import { mostPagesShown, searchPageSize } from '#src/domain/search/query/filter.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { SkeletonCard } from '#src/ui/feedback/skeleton.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { HiddenText } from '#src/ui/layout/page.tsx';
import { useEndInSight } from '#src/web/shared/lists/use-end-in-sight.ts';
import type { GrowingList } from '#src/web/shared/lists/use-growing-list.ts';
import styles from '#src/web/shared/lists/growing-list.module.css';

export type GrowingCardsProps = {
  readonly growing: GrowingList;
  /** How many there are in all, as a number and in words: "96 activities". */
  readonly total: number;
  readonly count: string;
  readonly hrefOf: (page: number, shown: number) => string;
  /** The cards of `growing.life`. */
  readonly children: ReactNode;
};

/** The number of pages that load automatically; after them the visitor presses a button, and can reach the footer. */
const byThemselves = 3;
const mostWaiting = 6;

/**
 * Results one below the other. The next page comes when the end is near, or is a plain link; while another search is under
 * way, cards to come are in place of those that were (spec §4).
 */
export function GrowingCards({ growing, total, count, hrefOf, children }: GrowingCardsProps) {
  const { t } = useLingui();
  const { life, status, waiting, more } = growing;
  const list = useRef<HTMLDivElement>(null);
  const { page } = life.from;
  const loading = status === 'pageLoading';
  const coming = Math.min(mostWaiting, total - (page - 1) * searchPageSize - life.cards.length);
  const failed = status === 'error' || status === 'no-data';
  return (
    <div className={styles['list']} ref={list}>
      {page > 1 && (
        <a className={styles['page']} href={hrefOf(page - 1, 1)} rel="prev">
          <Icon name="chevron-back" />
          {t`Previous results`}
        </a>
      )}
      <Grid of="cards">
        {waiting ? <Waiting count={life.cards.length} /> : children}
        {loading && <Waiting count={coming} />}
      </Grid>
      <HiddenText>
        <span role="status">{spoken()}</span>
      </HiddenText>
      {failed ? (
        <PageFailed onRetry={() => void more()} />
      ) : (
        <NextPage growing={growing} total={total} hrefOf={hrefOf} list={list} />
      )}
    </div>
  );

  function spoken(): string {
    if (waiting) return t`Loading activities`;
    return loading ? t`Loading more activities` : t`${life.cards.length} of ${count} shown`;
  }
}

/** As many cards as was there, so that the page stays as long as it was. */
export function Waiting({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, place) => <SkeletonCard key={place} />);
}

function PageFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <div className={styles['end']}>
      <Notice tone="bad" title={t`We couldn’t load more activities`} role="alert">
        {t`Check your connection and try again.`}
      </Notice>
      <Button look="secondary" onPress={onRetry}>
        {t`Try again`}
      </Button>
    </div>
  );
}

type NextPageProps = Pick<GrowingCardsProps, 'growing' | 'total' | 'hrefOf'> & {
  readonly list: RefObject<HTMLDivElement | null>;
};

/** The link to what follows: crawlers and browsers without script go to it, the app adds it below. */
function NextPage({ growing: { life, more }, total, hrefOf, list }: NextPageProps) {
  const { t } = useLingui();
  const next = life.from.page + life.shown;
  const canGrow = life.shown < mostPagesShown;
  const isLast = next > Math.ceil(total / searchPageSize);
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
    <nav className={styles['end']} aria-label={t`Result pages`} ref={end}>
      <a className={styles['page']} href={hrefOf(next, 1)} rel="next" onClick={press}>
        {t`More activities`}
        <Icon name="chevron-down" />
      </a>
    </nav>
  );
}
