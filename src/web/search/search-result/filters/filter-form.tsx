import { useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';

import { requestedFilter, type PriceRange } from '#src/domain/search/query/requested-filter.ts';
import { mostTravellers } from '#src/domain/search/query/filter.ts';
import { defaultLanguage } from '#src/domain/site/language/languages.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Chip, ChipRow } from '#src/ui/buttons/chip.tsx';
import { PriceBars } from '#src/ui/content/price-bars.tsx';
import { Stepper } from '#src/ui/form/stepper.tsx';
import { TextInput } from '#src/ui/form/text-input.tsx';
import { href } from '#src/web/shared/page/href.ts';
import styles from '#src/web/shared/filters/filter-groups.module.css';
import { PriceFields } from '#src/web/shared/filters/price-fields.tsx';
import type { ViewProps } from '#src/web/shared/page/page-definition.ts';
import { readSearchQuery, searchFilter, searchHref, searchKeys } from '#src/web/search/search-result/search-query.ts';
import type { SearchResultView } from '#src/web/search/search-result/search-result-view.ts';
import { useSite } from '#src/web/shared/page/site-context.ts';
import { usualSort } from '#src/web/shared/experiments/variant-ranking.ts';

/** The form's own fields; hidden fields carry the other parameters, and the list starts at its first page. */
const own = new Set(['date', 'from', 'to', 'cancel_until', 'adults', 'ages', 'page', 'shown']);

/** Filters by date, price, cancellation deadline and party: a plain form, submitted by the app after hydration. */
export function FilterForm({ data, site }: ViewProps<SearchResultView>) {
  const { t } = useLingui();
  const send = useSend(data.facets.price?.range ?? null, data.now.party !== null);
  return (
    <form className={styles['form']} action={href(site, 'search-result')} onSubmit={send}>
      {Object.entries(searchKeys(data.now, usualSort(site)))
        .filter(([name, value]) => !own.has(name) && value !== null && value !== '')
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value ?? ''} />
        ))}
      <Days data={data} />
      <Prices data={data} />
      <Party data={data} />
      <TextInput
        key={`until ${data.now.cancelUntil}`}
        id="filter-until"
        name="cancel_until"
        type="date"
        label={t`Free cancellation until`}
        hint={t`Until the end of that day (UTC)`}
        defaultValue={data.now.cancelUntil ?? ''}
      />
      <Button type="submit" look="secondary" wide>
        {t`Apply`}
      </Button>
    </form>
  );
}

function Days({ data }: { readonly data: SearchResultView }) {
  const { t } = useLingui();
  return (
    <div className={styles['days']}>
      <TextInput
        key={`date ${data.now.date}`}
        id="filter-date"
        name="date"
        type="date"
        label={t`Date`}
        defaultValue={data.now.date ?? ''}
      />
      {data.facets.days.length > 0 && (
        <ChipRow label={t`Next available dates`}>
          {data.facets.days.map((day) => (
            <Chip key={day.href} text={day.text} href={day.href} selected={day.selected} />
          ))}
        </ChipRow>
      )}
    </div>
  );
}

function Prices({ data }: { readonly data: SearchResultView }) {
  const { t } = useLingui();
  const { price } = data.facets;
  return (
    <PriceFields title={t`Price`} names={['from', 'to']} idBase="filter" now={data.now} prices={price}>
      {price !== null && price.bars.length > 1 && <PriceBars bars={price.bars} />}
    </PriceFields>
  );
}

function Party({ data }: { readonly data: SearchResultView }) {
  const { t } = useLingui();
  const { party } = data.now;
  return (
    <fieldset className={styles['fieldset']}>
      <legend className={styles['group']}>{t`Who’s coming`}</legend>
      <Stepper
        key={`adults ${party?.adults}`}
        id="filter-adults"
        name="adults"
        label={t`Adults`}
        min={0}
        max={mostTravellers}
        defaultValue={party?.adults ?? 0}
        lessText={t`Remove an adult`}
        moreText={t`Add an adult`}
      />
      <TextInput
        key={`ages ${party?.ages.join()}`}
        id="filter-ages"
        name="ages"
        inputMode="numeric"
        label={t`Ages of children`}
        hint={t`Showing only what your whole group can book.`}
        placeholder="6, 11"
        defaultValue={party?.ages.join(', ') ?? ''}
      />
    </fieldset>
  );
}

/** Submits by client-side navigation. Limits without effect are dropped (spec §5); a `wasNamed` party may be empty. */
function useSend(range: PriceRange | null, wasNamed: boolean): (event: FormEvent<HTMLFormElement>) => void {
  const navigate = useNavigate();
  const site = useSite();
  return (event) => {
    event.preventDefault();
    const requested = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string' && value !== '') requested.set(name, value);
    const typed = readSearchQuery(requested, usualSort(site));
    const limits = requestedFilter(searchFilter(typed), range);
    const nobody = wasNamed && typed.party === null;
    const filter = { ...typed, from: limits.price_from ?? null, to: limits.price_to ?? null };
    // The router puts its base (the language prefix) before the paths it is sent to.
    void navigate(searchHref({ ...site, language: defaultLanguage }, filter, { nobody }), { preventScrollReset: true });
  };
}
