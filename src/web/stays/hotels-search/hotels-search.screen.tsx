import { useLingui } from '@lingui/react/macro';

import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { DotMap } from '#src/ui/media/dot-map.tsx';
import { Pager } from '#src/ui/content/pager.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Stack } from '#src/ui/layout/grid.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { FilteredList } from '#src/web/shared/filters/filtered-list.tsx';
import { HotelCard } from '#src/web/shared/hotels/hotel-card.tsx';
import { LimitsForm } from '#src/web/shared/filters/limits-form.tsx';
import { ListHead } from '#src/web/shared/filters/list-head.tsx';
import { RankingNote } from '#src/web/shared/lists/ranking-note.tsx';
import { StayForm } from '#src/web/stays/parts/stay-form.tsx';
import { Trail } from '#src/web/shared/page-head/trail.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadHotelsSearch } from '#src/web/stays/hotels-search/hotels-search.load.ts';
import type { HotelsSearchView } from '#src/web/stays/hotels-search/hotels-search-view.ts';

export const hotelsSearchScreen = screen(loadHotelsSearch, HotelsSearch);

function HotelsSearch({ data, site }: ViewProps<HotelsSearchView>) {
  const { t } = useLingui();
  return (
    <Page>
      <Trail
        site={site}
        steps={[
          { text: t`Home`, href: href(site, 'home') },
          { text: t`Hotels`, href: href(site, 'hotels') },
          { text: data.title },
        ]}
      />
      <ListHead title={data.title} count={data.state === 'wrong' || data.state === 'failed' ? '' : data.count} />
      <Stack gap={5}>
        <StayForm form={data.form} submitText={t`Search`} to="/hotels/search/" />
        {data.state === 'asked' ? (
          <FilteredList
            list={data}
            isPhone={site.platform === 'mobile'}
            form={<LimitsForm page="hotels-search" site={site} limits={data.limits} title={t`Total price`} />}
            views={{ here: data.now.view, listHref: data.listHref, mapHref: data.mapHref }}
          >
            <Results data={data} site={site} />
          </FilteredList>
        ) : (
          <Results data={data} site={site} />
        )}
        {data.cards.length > 0 && <RankingNote of="hotels" />}
      </Stack>
    </Page>
  );
}

function Results({ data, site }: ViewProps<HotelsSearchView>) {
  const { t } = useLingui();
  return (
    <Stack gap={5}>
      {data.stay !== null && <p>{data.stay}</p>}
      {data.state === 'undated' && data.cards.length > 0 && (
        <Notice tone="info">{t`Choose your dates to see availability and the price of your stay.`}</Notice>
      )}
      {data.map !== null && <DotMap description={t`Map of the results`} {...data.map} names={[]} tools={null} />}
      <Stack gap={4}>
        {data.cards.map((card) => (
          <HotelCard key={card.id} card={card} site={site} />
        ))}
      </Stack>
      {data.cards.length === 0 && <Nothing data={data} />}
      {data.pages !== null && <Pager {...data.pages} />}
    </Stack>
  );
}

function Nothing({ data }: { readonly data: HotelsSearchView }) {
  const { t } = useLingui();
  if (data.state === 'wrong') return null;
  if (data.state === 'failed')
    return (
      <div role="alert">
        <EmptyState icon="bad" title={t`The search didn’t respond`} text={t`Check your connection and try again.`}>
          <ButtonLink href={data.againHref}>{t`Try again`}</ButtonLink>
        </EmptyState>
      </div>
    );
  return (
    <EmptyState
      icon="hotel"
      title={t`No results match all filters`}
      text={t`Try other dates, more rooms for your party or fewer filters.`}
    >
      {data.applied.length > 0 && data.clearHref !== null && (
        <ButtonLink href={data.clearHref}>{t`Clear all filters`}</ButtonLink>
      )}
    </EmptyState>
  );
}
