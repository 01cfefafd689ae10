import { useLingui } from '@lingui/react/macro';

import { AppliedChip, ChipRow } from '#src/ui/buttons/chip.tsx';
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx';
import { DotMap } from '#src/ui/content/dot-map.tsx';
import { Pager } from '#src/ui/content/pager.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Columns, Stack } from '#src/ui/layout/grid.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Sheet } from '#src/ui/overlay/dialog.tsx';
import { href } from '#src/web/href.ts';
import { HotelCard } from '#src/web/parts/hotel-card.tsx';
import { StayForm } from '#src/web/parts/stay-form.tsx';
import { Trail } from '#src/web/parts/trail.tsx';
import { screen, type ViewProps } from '#src/web/screen.ts';
import { HotelFilters } from '#src/web/screens/hotels-search/hotel-filters.tsx';
import { HotelTools } from '#src/web/screens/hotels-search/hotel-tools.tsx';
import { loadHotelsSearch } from '#src/web/screens/hotels-search/hotels-search.load.ts';
import type { HotelsSearchView } from '#src/web/screens/hotels-search/hotels-search-view.ts';
import { filterSheetId } from '#src/web/screens/search-result/result-tools.tsx';
import styles from '#src/web/screens/search-result/search-result.module.css';

export const hotelsSearchScreen = screen(loadHotelsSearch, HotelsSearch);

function HotelsSearch({ data, site }: ViewProps<HotelsSearchView>) {
  const { t } = useLingui();
  const isPhone = site.platform === 'mobile';
  const filtered = data.state === 'asked';
  const body = <Results data={data} site={site} />;
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
      <div className={styles['head']}>
        <h1 className={styles['title']}>{data.title}</h1>
        <p className={styles['count']} role="status">
          {data.state === 'wrong' || data.state === 'failed' ? '' : data.count}
        </p>
      </div>
      <Stack gap={5}>
        <StayForm form={data.form} submitText={t`Search`} to="/hotels/search/" />
        {!filtered || isPhone ? (
          body
        ) : (
          <Columns
            asideAt="start"
            onPhone="before"
            aside={
              <section aria-label={t`Filters`}>
                <HotelFilters data={data} site={site} />
              </section>
            }
          >
            {body}
          </Columns>
        )}
      </Stack>
      {filtered && isPhone && <PhoneFilters data={data} site={site} />}
    </Page>
  );
}

function PhoneFilters({ data, site }: ViewProps<HotelsSearchView>) {
  const { t } = useLingui();
  return (
    <Sheet
      id={filterSheetId}
      title={t`Filters`}
      closeText={t`Close`}
      foot={
        <>
          {data.applied.length > 0 && (
            <ButtonLink look="quiet" href={data.clearHref}>
              {t`Clear all filters`}
            </ButtonLink>
          )}
          <Button closes={filterSheetId}>{t`Show: ${data.count}`}</Button>
        </>
      }
    >
      <HotelFilters data={data} site={site} />
    </Sheet>
  );
}

function Results({ data, site }: ViewProps<HotelsSearchView>) {
  const { t } = useLingui();
  return (
    <div className={styles['results']}>
      {data.state === 'asked' && <HotelTools data={data} isPhone={site.platform === 'mobile'} />}
      {data.state === 'asked' && data.applied.length > 0 && (
        <ChipRow label={t`Filters that are on`}>
          {data.applied.map((one) => (
            <AppliedChip key={one.text} text={one.text} href={one.href} removeText={t`Remove filter: ${one.text}`} />
          ))}
        </ChipRow>
      )}
      {data.stay !== null && <p>{data.stay}</p>}
      {data.state === 'undated' && data.cards.length > 0 && (
        <Notice tone="info">{t`Choose your days to see what is free, and the price of your stay.`}</Notice>
      )}
      {data.map !== null && <DotMap description={t`Map of the results`} {...data.map} names={[]} tools={null} />}
      <Stack gap={4}>
        {data.cards.map((card) => (
          <HotelCard key={card.id} card={card} site={site} />
        ))}
      </Stack>
      {data.cards.length === 0 && <Nothing data={data} />}
      {data.pages !== null && (
        <Pager
          label={t`Pages`}
          position={data.pages.position}
          previous={data.pages.previous === null ? undefined : { href: data.pages.previous, text: t`Previous` }}
          next={data.pages.next === null ? undefined : { href: data.pages.next, text: t`Next` }}
        />
      )}
    </div>
  );
}

function Nothing({ data }: { readonly data: HotelsSearchView }) {
  const { t } = useLingui();
  if (data.state === 'wrong') return null;
  if (data.state === 'failed')
    return (
      <div role="alert">
        <EmptyState icon="bad" title={t`The search did not answer`} text={t`Check your connection, and try once more.`}>
          <ButtonLink href={data.againHref}>{t`Try again`}</ButtonLink>
        </EmptyState>
      </div>
    );
  return (
    <EmptyState
      icon="hotel"
      title={t`Nothing fits all of this`}
      text={t`Try other days, more rooms for your party, or fewer filters.`}
    >
      {data.applied.length > 0 && <ButtonLink href={data.clearHref}>{t`Clear all filters`}</ButtonLink>}
    </EmptyState>
  );
}
