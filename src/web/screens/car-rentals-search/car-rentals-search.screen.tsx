import { useLingui } from '@lingui/react/macro';

import { AppliedChip, ChipRow } from '#src/ui/buttons/chip.tsx';
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx';
import { Disclosure } from '#src/ui/content/disclosure.tsx';
import { Pager } from '#src/ui/content/pager.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Columns } from '#src/ui/layout/grid.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Title } from '#src/ui/layout/title.tsx';
import { Sheet } from '#src/ui/overlay/dialog.tsx';
import { href } from '#src/web/href.ts';
import { HireForm } from '#src/web/parts/hire-form.tsx';
import { Trail } from '#src/web/parts/trail.tsx';
import { screen, type ViewProps } from '#src/web/screen.ts';
import { CarCard } from '#src/web/screens/car-rentals-search/car-card.tsx';
import {
  loadCarRentalsSearch,
  type CarRentalsSearchView,
} from '#src/web/screens/car-rentals-search/car-rentals-search.load.ts';
import styles from '#src/web/screens/car-rentals-search/car-rentals-search.module.css';

export const carRentalsSearchScreen = screen(loadCarRentalsSearch, CarRentalsSearch);

const filterSheetId = 'hire-filters';

function CarRentalsSearch({ data, site }: ViewProps<CarRentalsSearchView>) {
  const { t } = useLingui();
  const isPhone = site.platform === 'mobile';
  return (
    <Page>
      <Trail
        site={site}
        steps={[
          { text: t`Home`, href: href(site, 'home') },
          { text: t`Car rentals`, href: data.hubHref },
          { text: data.title },
        ]}
      />
      <div className={styles['head']}>
        <Title level={1} lead={data.when ?? undefined}>
          {data.title}
        </Title>
        <p className={styles['count']} role="status">
          {data.count}
        </p>
      </div>
      {data.state === 'asking' ? (
        <HireForm view={data.form} site={site} />
      ) : (
        <Disclosure summary={t`Change the search`}>
          <HireForm view={data.form} site={site} />
        </Disclosure>
      )}
      {data.failed !== null && <Notice tone="bad">{data.failed}</Notice>}
      {data.state !== 'asking' &&
        (isPhone ? (
          <>
            <Results data={data} site={site} />
            <Sheet
              id={filterSheetId}
              title={t`Filters`}
              closeText={t`Close`}
              foot={<Button closes={filterSheetId}>{t`Show: ${data.count}`}</Button>}
            >
              <Filters data={data} />
            </Sheet>
          </>
        ) : (
          <Columns aside={<Filters data={data} />} asideAt="start" onPhone="before">
            <Results data={data} site={site} />
          </Columns>
        ))}
    </Page>
  );
}

function Results({ data, site }: ViewProps<CarRentalsSearchView>) {
  const { t } = useLingui();
  return (
    <div className={styles['results']}>
      <Tools data={data} isPhone={site.platform === 'mobile'} />
      {data.applied.length > 0 && (
        <ChipRow label={t`Filters that are on`}>
          {data.applied.map((one) => (
            <AppliedChip key={one.text} text={one.text} href={one.href} removeText={t`Remove filter: ${one.text}`} />
          ))}
        </ChipRow>
      )}
      {data.cars.length === 0 ? (
        <NoCars data={data} />
      ) : (
        <ul className={styles['cars']}>
          {data.cars.map((car) => (
            <li key={`${car.key} ${car.price.amount}`}>
              <CarCard car={car} question={data.question} site={site} />
            </li>
          ))}
        </ul>
      )}
      {data.pager !== null && <Pager {...data.pager} />}
    </div>
  );
}

function Tools({ data, isPhone }: Pick<ViewProps<CarRentalsSearchView>, 'data'> & { readonly isPhone: boolean }) {
  const { t } = useLingui();
  const on = data.applied.length;
  return (
    <div className={styles['tools']}>
      {isPhone && (
        <Button look="secondary" size="small" icon="filter" opens={filterSheetId}>
          {on === 0 ? t`Filters` : t`Filters (${on})`}
        </Button>
      )}
      <nav className={styles['sorts']} aria-label={t`Sort`}>
        {data.sorts.map((sort) => (
          <a
            key={sort.text}
            className={styles['sort']}
            href={sort.href}
            aria-current={sort.selected ? 'true' : undefined}
            data-keep-scroll=""
          >
            {sort.text}
          </a>
        ))}
      </nav>
    </div>
  );
}

function NoCars({ data }: Pick<ViewProps<CarRentalsSearchView>, 'data'>) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="car"
      title={t`No car is free for this`}
      text={t`Try other times, another place, or fewer filters.`}
    >
      {data.state === 'filtered' && <ButtonLink href={data.clearHref}>{t`Clear all filters`}</ButtonLink>}
    </EmptyState>
  );
}

/** Filters as links that turn on and off, so that all of it works without script. */
function Filters({ data }: Pick<ViewProps<CarRentalsSearchView>, 'data'>) {
  const { t } = useLingui();
  return (
    <section className={styles['filters']} aria-label={t`Filters`}>
      {data.groups.map((group) => (
        <section key={group.key}>
          <h2 className={styles['group']}>{group.title}</h2>
          <ul className={styles['choices']}>
            {group.choices.map((choice) => (
              <li key={choice.text}>
                <a
                  className={styles['choice']}
                  href={choice.href}
                  aria-current={choice.selected ? 'true' : undefined}
                  data-keep-scroll=""
                >
                  {choice.text}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
