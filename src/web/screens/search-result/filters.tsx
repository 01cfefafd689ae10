import { useLingui } from '@lingui/react/macro';

import { Button } from '#src/ui/buttons/button.tsx';
import { TextInput } from '#src/ui/form/text-input.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { href } from '#src/web/href.ts';
import type { ViewProps } from '#src/web/screen.ts';
import type { ChoiceView, SearchResultView } from '#src/web/screens/search-result/search-result.load.ts';
import styles from '#src/web/screens/search-result/search-result.module.css';

/** Filters as links that turn on and off, and one form for dates and prices: all of it works without script. */
export function Filters({ data, site }: ViewProps<SearchResultView>) {
  const { t } = useLingui();
  return (
    <details className={styles['filters']} open={site.platform === 'desktop' ? true : undefined}>
      <summary className={styles['summary']}>
        <Icon name="filter" />
        {t`Filters`}
        {data.applied.length > 0 && <span className={styles['badge']}>{data.applied.length}</span>}
      </summary>
      <div className={styles['groups']}>
        <ul className={styles['choices']}>
          <Choice choice={data.freeCancel} />
          <Choice choice={data.instant} />
        </ul>
        <Choices title={t`Kind`} choices={data.kinds} />
        <Choices title={t`Place`} choices={data.places} />
        <form className={styles['form']} action={href(site, 'search-result')}>
          <Kept data={data} />
          <TextInput
            id="filter-date"
            name="date"
            type="date"
            label={t`On this day`}
            defaultValue={data.now.date ?? ''}
          />
          <div className={styles['prices']}>
            <TextInput
              id="filter-from"
              name="from"
              inputMode="numeric"
              label={t`Price from`}
              placeholder={data.price?.least}
              defaultValue={String(data.now.from ?? '')}
            />
            <TextInput
              id="filter-to"
              name="to"
              inputMode="numeric"
              label={t`to`}
              placeholder={data.price?.most}
              defaultValue={String(data.now.to ?? '')}
            />
          </div>
          <Button type="submit" look="secondary" wide>
            {t`Apply`}
          </Button>
        </form>
        {data.applied.length > 0 && (
          <a className={styles['clear']} href={data.clearHref}>
            {t`Clear all filters`}
          </a>
        )}
      </div>
    </details>
  );
}

/** What the form's address must keep of the other filters. */
function Kept({ data }: { readonly data: SearchResultView }) {
  const { query, sort, category, city, freeCancel, instant } = data.now;
  const kept = {
    query,
    sort: sort === 'most_relevant' ? '' : sort,
    category: category ?? '',
    city: city === null ? '' : String(city),
    free_cancel: freeCancel ? '1' : '',
    instant: instant ? '1' : '',
  };
  return Object.entries(kept)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

function Choices({ title, choices }: { readonly title: string; readonly choices: readonly ChoiceView[] }) {
  if (choices.length === 0) return null;
  return (
    <section>
      <h2 className={styles['group']}>{title}</h2>
      <ul className={styles['choices']}>
        {choices.map((choice) => (
          <Choice key={choice.href} choice={choice} />
        ))}
      </ul>
    </section>
  );
}

function Choice({ choice }: { readonly choice: ChoiceView }) {
  return (
    <li>
      <a
        className={styles['choice']}
        href={choice.href}
        aria-current={choice.selected ? 'true' : undefined}
        data-keep-scroll=""
      >
        <span className={styles['box']} aria-hidden="true">
          {choice.selected && <Icon name="check" size="small" />}
        </span>
        <span lang={choice.lang}>{choice.text}</span>
        {choice.count !== null && <span className={styles['number']}>{choice.count}</span>}
      </a>
    </li>
  );
}
