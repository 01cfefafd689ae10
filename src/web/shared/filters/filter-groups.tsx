import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Icon } from '#src/ui/icons/icon.tsx';
import styles from '#src/web/shared/filters/filter-groups.module.css';
import type { ChoiceGroup, ChoiceView } from '#src/web/shared/filters/list-view.ts';

/** Choices of a group that are at once; the others are a press away. */
const shownAtOnce = 6;

type FilterGroupsProps = { readonly groups: readonly ChoiceGroup[]; readonly form: ReactNode };

/** Filters as links that turn on and off, and a form for what is typed: all of it works without script. */
export function FilterGroups({ groups, form }: FilterGroupsProps) {
  return (
    <div className={styles['groups']}>
      {form}
      {groups.map((group) => (
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
