import { useLingui } from '@lingui/react/macro';

import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import type { ViewProps } from '#src/web/shared/page/page-definition.ts';
import { searchHref } from '#src/web/search/search-result/search-query.ts';
import type { SearchResultView } from '#src/web/search/search-result/search-result-view.ts';

type NoResultsProps = ViewProps<SearchResultView> & { readonly failed: boolean };

/** Nothing fits, or nothing was answered: why, and a way out. */
export function NoResults({ data, site, failed }: NoResultsProps) {
  const { t } = useLingui();
  if (failed)
    return (
      <div role="alert">
        <EmptyState icon="bad" title={t`The search didn’t respond`} text={t`Check your connection and try again.`}>
          <ButtonLink href={searchHref(site, data.now, data.now)}>{t`Try again`}</ButtonLink>
        </EmptyState>
      </div>
    );
  if (data.total > 0)
    return (
      <EmptyState icon="search" title={t`No more results`} text={t`There are no results on this page.`}>
        <ButtonLink href={searchHref(site, data.now)}>{t`Go to first page`}</ButtonLink>
      </EmptyState>
    );
  return (
    <EmptyState
      icon="search"
      title={t`No results match all filters`}
      text={t`Try fewer filters, another spelling or a place nearby.`}
    >
      {data.applied.length > 0 && <ButtonLink href={data.clearHref}>{t`Clear all filters`}</ButtonLink>}
    </EmptyState>
  );
}
