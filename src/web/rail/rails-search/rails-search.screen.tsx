import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';

import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { SkeletonBlock } from '#src/ui/feedback/skeleton.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { HiddenText, Page } from '#src/ui/layout/page.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { RailForm } from '#src/web/rail/parts/rail-form.tsx';
import { railHref } from '#src/web/rail/parts/rail-query.ts';
import { Trail } from '#src/web/shared/page-head/trail.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { BookPart } from '#src/web/rail/rails-search/booking/book-part.tsx';
import { loadRailsSearch } from '#src/web/rail/rails-search/rails-search.load.ts';
import type { RailsSearchView } from '#src/web/rail/rails-search/rails-search-view.ts';
import styles from '#src/web/rail/rails-search/rails-search.module.css';
import { TakenPart } from '#src/web/rail/rails-search/booking/chosen-part.tsx';
import { WayPart } from '#src/web/rail/rails-search/journeys/direction-part.tsx';

export const railsSearchScreen = screen(loadRailsSearch, RailsSearch);

function RailsSearch({ data, site }: ViewProps<RailsSearchView>) {
  const { t } = useLingui();
  return (
    <Page>
      <div className={styles['page']}>
        <Trail
          site={site}
          steps={[
            { text: t`Home`, href: href(site, 'home') },
            { text: t`Trains and buses`, href: href(site, 'rails') },
            { text: data.isFolded ? data.title : t({ message: 'Search', context: 'page' }) },
          ]}
        />
        <h1 className={styles['title']}>{data.title}</h1>
        <SearchForm data={data} />
        {data.gone !== null && (
          <Notice tone="warn" role="status">
            {data.gone}
          </Notice>
        )}
        {data.failure !== null && <Failed data={data} site={site} failure={data.failure} />}
        <Results data={data} site={site} />
      </div>
    </Page>
  );
}

/** The form, folded where it has its answer. */
function SearchForm({ data }: Pick<ViewProps<RailsSearchView>, 'data'>) {
  const { t } = useLingui();
  const form = <RailForm view={data.form} travellers={data.travellers} />;
  if (!data.isFolded) return form;
  return (
    <details key={data.form.key} className={styles['asked']}>
      <summary className={styles['askedLine']}>
        <Icon name="search" />
        <span>{data.travellers}</span>
        <b>{t`Change search`}</b>
      </summary>
      {form}
    </details>
  );
}

function Failed({ data, site, failure }: ViewProps<RailsSearchView> & { readonly failure: string }) {
  const { t } = useLingui();
  return (
    <EmptyState icon="warn" title={data.cutOff ? t`No connection` : t`Something went wrong`} text={failure}>
      <ButtonLink href={railHref(site, data.form.now)}>{t`Try again`}</ButtonLink>
    </EmptyState>
  );
}

function Results({ data, site }: ViewProps<RailsSearchView>) {
  const { t } = useLingui();
  const isMoving = useNavigation().location?.pathname.endsWith('/rails/search/') === true;
  if (data.booking !== null) return <BookPart key={bookKey(data)} data={data} booking={data.booking} site={site} />;
  return (
    <>
      {data.taken.map((taken) => (
        <TakenPart key={taken.way} taken={taken} />
      ))}
      {isMoving && (
        <div className={styles['list']} role="status">
          <HiddenText>{t`Searching for trips`}</HiddenText>
          <SkeletonBlock shape="box" />
          <SkeletonBlock shape="box" />
        </div>
      )}
      {!isMoving && data.way !== null && <WayPart way={data.way} />}
    </>
  );
}

/** Other journeys have other seats. */
function bookKey({ taken }: RailsSearchView): string {
  return taken.map(({ journey, fare }) => `${journey.key} ${fare.key}`).join(' ');
}
