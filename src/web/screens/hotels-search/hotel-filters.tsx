import { useLingui } from '@lingui/react/macro';

import { Button } from '#src/ui/buttons/button.tsx';
import { TextInput } from '#src/ui/form/text-input.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { href } from '#src/web/href.ts';
import type { ViewProps } from '#src/web/screen.ts';
import type { HotelChoice, HotelsSearchView } from '#src/web/screens/hotels-search/hotels-search-view.ts';
import styles from '#src/web/screens/search-result/filters.module.css';

const shownAtOnce = 6;

/** Filters as links that turn on and off, and one form for what is typed: all of it works without script. */
export function HotelFilters({ data, site }: ViewProps<HotelsSearchView>) {
  const { t } = useLingui();
  return (
    <div className={styles['groups']}>
      <Limits data={data} site={site} />
      {data.groups.map((group) => (
        <section key={group.key}>
          <h2 className={styles['group']}>{group.title}</h2>
          <Choices choices={group.choices.slice(0, shownAtOnce)} />
          {group.choices.length > shownAtOnce && (
            <details className={styles['rest']}>
              <summary className={styles['more']}>
                {t`Show more`}
                <Icon name="chevron-down" size="small" />
              </summary>
              <Choices choices={group.choices.slice(shownAtOnce)} />
            </details>
          )}
        </section>
      ))}
    </div>
  );
}

function Limits({ data, site }: ViewProps<HotelsSearchView>) {
  const { t } = useLingui();
  const { now, prices } = data;
  return (
    <form className={styles['form']} action={href(site, 'hotels-search')}>
      {data.kept.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className={styles['fieldset']}>
        <legend className={styles['group']}>{t`Price of the stay`}</legend>
        {prices !== null && <p className={styles['range']}>{t`All: ${prices.least} to ${prices.most}`}</p>}
        <div className={styles['pair']}>
          <TextInput
            key={`from ${now.from}`}
            id="price-from"
            name="price_from"
            inputMode="numeric"
            label={t`Price from`}
            defaultValue={String(now.from ?? '')}
          />
          <TextInput
            key={`to ${now.to}`}
            id="price-to"
            name="price_to"
            inputMode="numeric"
            label={t`to`}
            defaultValue={String(now.to ?? '')}
          />
        </div>
      </fieldset>
      <TextInput
        key={`until ${now.freeUntil}`}
        id="free-until"
        name="free_until"
        type="date"
        label={t`Free to cancel until`}
        defaultValue={now.freeUntil ?? ''}
      />
      <Button type="submit" look="secondary" wide>
        {t`Apply`}
      </Button>
    </form>
  );
}

function Choices({ choices }: { readonly choices: readonly HotelChoice[] }) {
  return (
    <ul className={styles['choices']}>
      {choices.map((choice) => (
        <li key={choice.text}>
          <a
            className={styles['choice']}
            href={choice.href}
            aria-current={choice.selected ? 'true' : undefined}
            data-keep-scroll=""
          >
            <span className={styles['box']} aria-hidden="true">
              {choice.selected && <Icon name="check" size="small" />}
            </span>
            <span className={styles['name']}>{choice.text}</span>
            {choice.count !== null && <span className={styles['number']}>{choice.count}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
