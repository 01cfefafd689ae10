import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { Icon } from '#src/ui/icons/icon.tsx';
import type { ViewProps } from '#src/web/screen.ts';
import { FilterForm } from '#src/web/screens/search-result/filter-form.tsx';
import type { ChoiceGroup, ChoiceView, SearchResultView } from '#src/web/screens/search-result/search-result-view.ts';
import styles from '#src/web/screens/search-result/filters.module.css';

/** Choices of a group that stand at once; the others are a press away. */
const shownAtOnce = 6;

/** The filters beside the results. */
export function Filters({ data, site }: ViewProps<SearchResultView>) {
  const { t } = useLingui();
  return (
    <section className={styles['panel']} aria-label={t`Filters`}>
      <FilterGroups data={data} site={site} />
      {data.applied.length > 0 && (
        <a className={styles['clear']} href={data.clearHref} data-keep-scroll="">
          {t`Clear all filters`}
        </a>
      )}
    </section>
  );
}

/** Filters as links that turn on and off, and one form for what is typed: all of it works without script. */
export function FilterGroups({ data, site }: ViewProps<SearchResultView>) {
  return (
    <div className={styles['groups']}>
      <FilterForm data={data} site={site} />
      {data.facets.groups.map((group) => (
        <Group key={group.key} group={group} />
      ))}
    </div>
  );
}

function Group({ group }: { readonly group: ChoiceGroup }) {
  const { t } = useLingui();
  const first = group.choices.slice(0, shownAtOnce);
  const rest = group.choices.slice(shownAtOnce);
  return (
    <section>
      <h2 className={styles['group']}>{group.title}</h2>
      <Choices choices={first} />
      {rest.length > 0 && (
        <details className={styles['rest']}>
          <summary className={styles['more']}>
            {t`${plural(rest.length, { one: '# more', other: '# more' })}`}
            <Icon name="chevron-down" size="small" />
          </summary>
          <Choices choices={rest} />
        </details>
      )}
    </section>
  );
}

function Choices({ choices }: { readonly choices: readonly ChoiceView[] }) {
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
            <span className={styles['name']} lang={choice.lang}>
              {choice.text}
            </span>
            {choice.count !== null && <span className={styles['number']}>{choice.count}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
